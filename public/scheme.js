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

// The pages that people open from outside stand in the page already, with their titles and in both languages (scripts/first-paint.ts),
// as visitors see them: whoever is signed in has another home and another header, and a portal below a path other addresses.
// Scripts come after the paint of such a page, and at once where there is none; those of the address side by side
// (scripts/vite/script-links.ts).
(function () {
  // A browser that is too old reads that in place of the portal.
  if (document.getElementById('old-browser')) return;
  // So long the scripts wait for a paint, ms: a page in the background has none.
  var PATIENCE = 1500;
  // So long they leave the line to the head of a product, ms.
  var HEAD_PATIENCE = 200;
  var stored = null;
  var visitor = false;
  try {
    stored = localStorage.getItem('lang');
    visitor = localStorage.getItem('userInfo') === null;
  } catch (error) {
    stored = null;
  }
  if (stored !== 'zh' && stored !== 'en') stored = null;
  var path = location.pathname;
  var page = '';
  if (path === '/') page = 'home';
  if (path === '/epd/epdSearch') page = 'search';
  if (/^\/app\/epd\/[^/]+$/.test(path)) page = 'product';
  // A search that is asked for something has its answer at once under its title, or another page.
  var shown = page === 'product' || (visitor && page !== '' && (page === 'home' || location.search === ''));

  function prefetch(address) {
    var link = document.createElement('link');
    var style = /\.css$/.test(address);
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    // As the router asks for them.
    link.crossOrigin = '';
    link.href = address;
    document.head.appendChild(link);
  }

  function fetchScripts(language) {
    var links = document.querySelectorAll('link[rel=portal-script]');
    for (var i = 0; i < links.length; i += 1) {
      var of = links[i].getAttribute('data-page');
      var spoken = links[i].getAttribute('data-language');
      if ((of && of !== page) || (spoken && spoken !== language)) continue;
      prefetch(links[i].href);
    }
  }

  if (!shown) {
    fetchScripts(stored);
    return;
  }

  // The portal waits for it (scripts/vite/script-links.ts).
  var painted;
  window.firstPainted = new Promise(function (done) {
    painted = done;
  });

  // The script that draws the head of a product as soon as that is answered (src/app/early-head.ts); the entry runs it.
  var runHead;
  if (page === 'product')
    window.firstHead = new Promise(function (done) {
      runHead = done;
    });

  function start(language) {
    if (painted === null) return;
    fetchScripts(language);
    painted();
    painted = null;
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
    document.documentElement.setAttribute('data-first', page + '-' + language);
    function begin() {
      start(language);
    }
    function drawn() {
      afterFrame(begin);
    }
    afterFrame(function () {
      var early = window.earlyAnswer;
      if (early) early.answer.then(drawn, begin);
      else begin();
      setTimeout(begin, HEAD_PATIENCE);
    });
    setTimeout(begin, PATIENCE);
  }

  // The next frame has what there is now; it is drawn when the one after that begins.
  function afterFrame(then) {
    requestAnimationFrame(function () {
      requestAnimationFrame(then);
    });
  }

  // What the product page asks first is asked while its scripts come; src/api/early-answer.ts hands it to the portal. Not where a
  // token goes with it, or another server is asked.
  function askEarly(language, fields) {
    var id = /^\/app\/epd\/([a-z\d](?:[\w.-]{0,62}[a-z\d])?)$/i.exec(path);
    if (id === null || !visitor || fields.apiNBase) return;
    var tag = language === 'en' ? 'en' : 'zh-CN';
    var address = '/api/n/epd/' + id[1];
    var answer = fetch(address, { headers: { 'Accept-Language': tag } });
    // Whoever takes it hears of its failure.
    answer.catch(function () {});
    window.earlyAnswer = { address: address, language: tag, answer: answer };
    var head = document.querySelector('link[rel=portal-head]');
    if (!head) return;
    prefetch(head.href);
    runHead(head.href);
  }

  function fieldsIn(text) {
    try {
      return JSON.parse(text) || {};
    } catch (error) {
      return {};
    }
  }

  // As src/i18n/language.ts chooses it.
  function chosen(fields) {
    var set = fields.defaultLanguage;
    if (set === 'zh' || set === 'en') return set;
    return navigator.language.toLowerCase().indexOf('en') === 0 ? 'en' : 'zh';
  }

  // A button that is pressed before it can do anything is pressed again once it can (src/app/take-over.ts).
  document.addEventListener('click', function (event) {
    if (event.target.closest) window.pressedFirst = event.target.closest('#first button');
  });

  // Home is in every portal.
  if (stored !== null && page === 'home') {
    show(stored);
    return;
  }
  // The portal reads the same answer (src/config/load-config.ts).
  window.configAnswer = fetch('/config.json');
  window.configAnswer
    .then(function (answer) {
      return answer.status === 200 ? answer.clone().text() : '';
    })
    .then(function (text) {
      var file = fieldsIn(text);
      var element = document.getElementById('portal-config');
      var fields = fieldsIn(element ? element.textContent : '');
      for (var name in file) fields[name] = file[name];
      var hidden = fields.hiddenPages || [];
      // Of the route.
      var template = page === 'product' ? '/app/epd/$id' : path;
      var language = stored || chosen(fields);
      if (page !== 'home' && hidden.indexOf(template) >= 0) {
        start(language);
        return;
      }
      askEarly(language, fields);
      show(language);
    })
    .catch(function () {
      // The portal asks again, and says what is wrong.
      delete window.configAnswer;
      start(stored);
    });
})();
