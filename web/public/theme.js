// Before the first paint: the theme, motion and language that were chosen last time.
;(function () {
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('mochuelo') || '{}')
  } catch (e) {
    // A browser without storage gets the system's wishes.
  }
  var root = document.documentElement
  if (kept.theme === 'dawn' || kept.theme === 'dusk') root.dataset.theme = kept.theme
  if (kept.motion === 'reduced' || kept.motion === 'full') root.dataset.motion = kept.motion
})()
