// Runs before the first paint: the stored colour scheme, else the system's.
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
