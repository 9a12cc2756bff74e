// Runs before all else: a browser without what the portal cannot do without gets a page that it can read, in the place of a blank one.
// Plain JavaScript of 2009, because whatever is newer would be an error in just those browsers; in public/, because an inline script
// needs a hole in the content security policy. The versions are those of scripts/vite/browsers.ts.
(function () {
  'use strict';

  var NEEDED = {
    modules: function () {
      return 'noModule' in document.createElement('script');
    },
    findLast: function () {
      return !!Array.prototype.findLast;
    },
    structuredClone: function () {
      return !!window.structuredClone;
    },
    hasOwn: function () {
      return !!Object.hasOwn;
    },
    lookbehind: function () {
      return new RegExp('(?<=a)b').test('ab');
    },
    has: function () {
      return CSS.supports('selector(:has(a))');
    },
    dvh: function () {
      return CSS.supports('height', '1dvh');
    },
  };

  function lacks(name) {
    try {
      return !NEEDED[name]();
    } catch (error) {
      return true;
    }
  }

  function missing() {
    var found = [];
    for (var name in NEEDED) if (lacks(name)) found.push(name);
    return found;
  }

  var ZH = [
    '您的浏览器版本过旧，无法打开本平台',
    '请升级浏览器，或改用下列浏览器的较新版本：',
    '使用 360、QQ、搜狗等浏览器时，请把地址栏旁的“兼容模式”切换为“极速模式”；如仍看到本页，请升级该浏览器。',
    '已填写并保存的内容不会因此丢失。',
  ];
  var EN = [
    'This browser is too old for the platform',
    'Please update it, or open this address in a recent version of one of these browsers:',
    'In 360, QQ or Sogou, switch from compatibility mode to speed mode beside the address; if you still see this page, update that browser.',
    'Nothing that you have sent or saved is lost.',
  ];
  var BROWSERS = [
    ['Chrome', '108', 'https://www.google.cn/chrome/'],
    ['Microsoft Edge', '108', 'https://www.microsoft.com/edge'],
    ['Firefox', '128', 'https://www.firefox.com/'],
    ['Safari', '16.4', ''],
    ['360 安全浏览器 / 360 Secure Browser', '14', 'https://browser.360.cn/'],
    ['QQ 浏览器 / QQ Browser', '13', 'https://browser.qq.com/'],
  ];

  function add(parent, name, text) {
    var element = document.createElement(name);
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  function say(page, words, lang, upwards) {
    var part = add(page, 'div');
    part.lang = lang;
    add(part, 'h1', words[0]).style.cssText = 'font-size:22px;margin:32px 0 8px';
    add(part, 'p', words[1]);
    var list = add(part, 'ul');
    for (var i = 0; i < BROWSERS.length; i += 1) {
      var address = BROWSERS[i][2] ? ' · ' + BROWSERS[i][2] : '';
      add(list, 'li', BROWSERS[i][0] + ' ' + BROWSERS[i][1] + upwards + address);
    }
    add(part, 'p', words[2]);
    add(part, 'p', words[3]);
  }

  function show() {
    var body = document.body || document.documentElement.appendChild(document.createElement('body'));
    while (body.firstChild) body.removeChild(body.firstChild);
    var page = add(body, 'div');
    page.id = 'old-browser';
    page.setAttribute('role', 'alert');
    page.style.cssText =
      'max-width:640px;margin:48px auto;padding:0 24px;font:16px/1.7 "Microsoft YaHei",sans-serif;color:#1a2733;background:#fff';
    body.style.background = '#fff';
    say(page, ZH, 'zh-CN', ' 及以上');
    say(page, EN, 'en', ' or newer');
    var found = missing();
    if (found.length)
      add(page, 'p', '(' + found.join(', ') + ')').style.cssText = 'color:#5b6b79;font-size:14px';
    document.title = '请升级浏览器 · Please update your browser';
  }

  if (!missing().length) return;
  if (window.stop) {
    // Nothing of the rest is read: no script of the portal starts below this page.
    window.stop();
    show();
  } else {
    // Internet Explorer, and what looks like it in the compatibility modes: it starts no modules.
    document.onreadystatechange = function () {
      if (document.readyState === 'complete') show();
    };
  }
})();
