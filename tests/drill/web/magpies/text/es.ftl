board-unknown = ?
board-show = Mostrar
