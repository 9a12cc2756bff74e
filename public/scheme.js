// Runs right after browser.js, and is one file with it in the build; before the first paint: the stored colour scheme, else the system's;
// and in which language home is shown until its scripts run. Plain JavaScript in public/, because a module would run after the paint,
// and an inline script needs a hole in the content security policy; no newer than that of browser.js.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch (error) {
    stored = null;
  }
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();

// Home of a visitor stands in the page already, in both languages (scripts/first-paint.ts). Whoever is signed in has another home,
// and a portal below a path another address.
(function () {
  // A browser that is too old reads that in place of the portal.
  if (document.getElementById('old-browser')) return;
  var stored = null;
  try {
    if (location.pathname !== '/' || localStorage.getItem('userInfo') !== null) return;
    stored = localStorage.getItem('lang');
  } catch (error) {
    return;
  }

  // The unit u and the scale of the root font, as src/ui/theme/unit.ts follows them from the start of the portal on.
  function measure() {
    var width = window.innerWidth;
    var wide = width > 1300;
    var u = width / (wide ? 15 : 3.75);
    var scale = width < 480 ? Math.min(u / 100, 1 + (480 - width) / 375) : wide ? u / 100 : 1;
    scale = Math.min(Math.max(scale, 1), width < 480 ? 1.125 : 1.25);
    document.documentElement.style.setProperty('--u', u.toFixed(2) + 'px');
    document.documentElement.style.setProperty('--root-scale', scale.toFixed(4));
  }

  function show(language) {
    measure();
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
    document.documentElement.setAttribute('data-first', language);
  }

  function fieldsIn(text) {
    try {
      return JSON.parse(text) || {};
    } catch (error) {
      return {};
    }
  }

  // As src/i18n/language.ts chooses it.
  function chosen(file) {
    var page = document.getElementById('portal-config');
    var set = fieldsIn(file).defaultLanguage || fieldsIn(page ? page.textContent : '').defaultLanguage;
    if (set === 'zh' || set === 'en') return set;
    return navigator.language.toLowerCase().indexOf('en') === 0 ? 'en' : 'zh';
  }

  // A button that is pressed before it can do anything is pressed again once it can (src/app/take-over.ts).
  document.addEventListener('click', function (event) {
    if (event.target.closest) window.pressedFirst = event.target.closest('#first button');
  });

  if (stored === 'zh' || stored === 'en') {
    show(stored);
    return;
  }
  // The portal reads the same answer (src/config/load-config.ts).
  window.configAnswer = fetch('/config.json');
  window.configAnswer
    .then(function (answer) {
      return answer.status === 200 ? answer.clone().text() : '';
    })
    .then(function (file) {
      show(chosen(file));
    })
    .catch(function () {
      // The portal asks again, and says what is wrong.
      delete window.configAnswer;
    });
})();
