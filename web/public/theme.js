// Runs before the first paint, so that a dark room is never lit by a flash of paper and the page is born in its language.
(function () {
  var root = document.documentElement;
  function kept(key) {
    try {
      return JSON.parse(localStorage.getItem('tablee.' + key));
    } catch (forbidden) {
      return null; // Storage may be switched off, or hold somebody else's scribble.
    }
  }
  var spoken = [].concat(kept('language'), navigator.languages, 'fr').map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  root.lang = spoken.find(function (tag) {
    return tag === 'fr' || tag === 'en';
  });
  var theme = kept('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
})();
