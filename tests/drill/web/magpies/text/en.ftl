board-unknown = ?
board-show = Show
