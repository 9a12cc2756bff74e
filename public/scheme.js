// Runs before the first paint, bundled with browser.js: applies the stored or system colour scheme and picks the language of the
// pre-rendered pages. A classic script in public/, because modules run after the paint and inline scripts would need a CSP
// exception; same syntax level as browser.js.
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

// Public pages are pre-rendered (scripts/vite/public-pages.ts), for visitors only: the home page and header of signed-in users
// differ, and a base path changes the URLs. On these pages scripts load after the first paint, elsewhere at once.
(function () {
  // Unsupported browsers get the old-browser page instead.
  if (document.getElementById('old-browser')) return;
  // Maximum wait for a paint, ms: background tabs do not paint.
  var PATIENCE = 1500;
  // Maximum delay of the scripts in favour of what that response shows, ms.
  var HEAD_PATIENCE = 200;
  function withoutLanguage(search) {
    return search.replace(/([?&])lang=(?:zh|en)(&|$)/, function (_, before, after) {
      return after ? before : '';
    });
  }

  var stored = null;
  var visitor = false;
  // A shared address chooses the language, as the switch of the page does.
  var asked = /[?&]lang=(zh|en)(?:&|$)/.exec(location.search);
  try {
    if (asked) {
      localStorage.setItem('lang', asked[1]);
      // Or the switch would have no effect on this address.
      var address = location.pathname + withoutLanguage(location.search) + location.hash;
      history.replaceState(history.state, '', address);
    }
    stored = localStorage.getItem('lang');
    visitor = localStorage.getItem('userInfo') === null;
  } catch (error) {
    stored = asked && asked[1];
  }
  if (stored !== 'zh' && stored !== 'en') stored = null;
  var path = location.pathname;
  // Path of the route whose page this file contains; servers also send it for addresses without a file of their own.
  var page = document.documentElement.getAttribute('data-page') || '';
  var product = page === '/app/epd/$id';
  // `work` is for signed-in users; `any` is the same with any parameters, which elsewhere select content that is not in the file.
  var kind = document.documentElement.getAttribute('data-kind');
  // One application or message: a view of the file of its list.
  var one = kind === 'work' && path !== page && /[^/]$/.test(path);
  var fits = product ? /^\/app\/epd\/[^/]+$/.test(path) : one || path === page;
  var plain = page === '/' || location.search === '' || kind === 'any';
  var shown = fits && (product || (visitor && plain && kind !== 'work'));

  function prefetch(address) {
    var link = document.createElement('link');
    var style = /\.css$/.test(address);
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    // Must match the attribute of the router's own links, or the browser fetches twice.
    link.crossOrigin = '';
    link.href = address;
    document.head.appendChild(link);
  }

  function fetchScripts(language) {
    var links = document.querySelectorAll('link[rel=portal-script]');
    for (var i = 0; i < links.length; i += 1) {
      var spoken = links[i].getAttribute('data-language');
      // `id` where only an entry of the list needs it, null where every page does.
      var view = links[i].getAttribute('data-page');
      if ((view !== null && !fits) || (view && !one) || (spoken && spoken !== language)) continue;
      prefetch(links[i].href);
    }
  }

  if (!shown) {
    // The portal's own header takes the place of this one, except on pages without it. Title and shape are the same for everybody,
    // and an id or a parameter may open a view with its own (PAGE_VIEWS in scripts/pages/table.ts).
    var opened = (page === '/thirdAgency' ? /[?&](id)=/ : /[?&]view=(\w*)/).exec(location.search);
    if (!/^\/(app|login|userinfo|webview)/i.test(path)) {
      measure();
      document.documentElement.setAttribute('data-frame', stored || chosen({}));
      if (fits && page !== '/')
        document.documentElement.setAttribute('data-main', one ? 'id' : opened ? opened[1] : '');
    }
    fetchScripts(stored);
    return;
  }

  // The portal awaits it (scripts/vite/script-links.ts).
  var painted;
  window.firstPainted = new Promise(function (done) {
    painted = done;
  });

  // Script that renders the response of the page's first call (src/app/early-head.ts, early-text.ts); the entry module runs it.
  var head = document.querySelector('link[rel=portal-head]');
  var runHead;
  var headDrawn;
  if (head) {
    window.firstHead = new Promise(function (done) {
      runHead = done;
    });
    // That script calls it (src/app/early-data.ts).
    headDrawn = new Promise(function (done) {
      window.headDrawn = done;
    });
  }

  function start(language) {
    if (painted === null) return;
    fetchScripts(language);
    painted();
    painted = null;
  }

  // The unit u and the root font scale; src/ui/theme/unit.ts takes over once the portal runs.
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
    function begin() {
      start(language);
    }
    function drawn() {
      afterFrame(begin);
    }
    whenParsed(function () {
      if (head && window.earlyAnswer) headDrawn.then(drawn);
      else begin();
      setTimeout(begin, HEAD_PATIENCE);
    });
    setTimeout(begin, PATIENCE);
  }

  // Scripts must not compete with the rest of the page.
  function whenParsed(then) {
    if (document.readyState !== 'loading') afterFrame(then);
    else
      document.addEventListener('readystatechange', function () {
        if (document.readyState === 'interactive') afterFrame(then);
      });
  }

  // The second requestAnimationFrame callback runs after the first frame was painted.
  function afterFrame(then) {
    requestAnimationFrame(function () {
      requestAnimationFrame(then);
    });
  }

  // Makes the page's first call in parallel with the scripts; src/api/early-answer.ts passes the response on. Only for calls
  // without a token to the default server.
  function askEarly(language, fields) {
    var call = fieldsIn(document.documentElement.getAttribute('data-call'));
    var id = /\/([a-z\d](?:[\w.-]{0,62}[a-z\d])?)$/i.exec(path);
    if (!call.address || id === null || !visitor || fields.apiNBase || fields.nBase) return;
    var tag = language === 'en' ? 'en' : 'zh-CN';
    var address = call.address.replace('{id}', id[1]);
    var request = { headers: { 'Accept-Language': tag } };
    if (call.body) {
      request.method = 'POST';
      request.headers['Content-Type'] = 'application/json';
      request.body = JSON.stringify(call.body).replace('{language}', tag);
    }
    var answer = fetch(address, request);
    // Prevents an unhandled rejection; the consumer handles the error.
    answer.catch(function () {});
    window.earlyAnswer = { address: address, body: request.body, language: tag, answer: answer };
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

  // Same rule as src/i18n/language.ts.
  function chosen(fields) {
    var set = fields.defaultLanguage;
    if (set === 'zh' || set === 'en') return set;
    return navigator.language.toLowerCase().indexOf('en') === 0 ? 'en' : 'zh';
  }

  // Remembers a click before hydration; src/app/take-over.ts replays it.
  document.addEventListener('click', function (event) {
    if (event.target.closest) window.pressedFirst = event.target.closest('#first button');
  });

  // Home cannot be hidden, so it does not wait for the configuration.
  if (stored !== null && page === '/') {
    show(stored);
    return;
  }
  // The portal reuses this response (src/config/config.ts).
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
      var language = stored || chosen(fields);
      if (page !== '/' && hidden.indexOf(page) >= 0) {
        start(language);
        return;
      }
      askEarly(language, fields);
      show(language);
    })
    .catch(function () {
      // The portal requests it again and reports the error.
      delete window.configAnswer;
      start(stored);
    });
})();
