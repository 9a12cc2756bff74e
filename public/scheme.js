// Runs before the first paint: the stored colour scheme, else the system's. Plain JavaScript in public/, because a
// module would run after the paint, and an inline script needs a hole in the content security policy.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    stored = null;
  }
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
