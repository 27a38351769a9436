// Runs before the first paint, so that a dark room is never lit by a flash of paper and the page is born in its language.
// What is written in that language is asked for at once: the server says what the address will want (server/ahead.py).
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
  (root.dataset.written || '').split(' ').filter(Boolean).forEach(function (path) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = '';
    link.href = path + root.lang;
    document.head.append(link);
  });
})();
