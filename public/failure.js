// The last page that can be shown: when the portal's scripts did not come, when it could not start (src/app/boot-failure.ts), or broke as
// a whole. A sentence and a retry, in words that stand here because this is where texts may be missing. Plain JavaScript in public/, as
// the module that would show it may be what is missing; one file with browser.js in the build.
(function () {
  // Title, what to do, the same where the operator has to do it, and the button.
  var WORDS = {
    zh: [
      '页面加载失败',
      '请检查网络连接后重试。如仍无法打开，请稍后再试。',
      '平台配置有误，暂时无法打开。请联系平台管理员，并提供以下信息：',
      '重试',
    ],
    en: [
      'The page could not be loaded',
      'Check your connection and try again. If that does not help, try later.',
      'This site is not set up correctly. Please give its operator this message:',
      'Try again',
    ],
  };

  // Where nothing has said it: as somebody chose it, else as the browser speaks.
  function spoken() {
    try {
      return localStorage.getItem('lang') || navigator.language;
    } catch (error) {
      return navigator.language;
    }
  }

  // `detail`: what is wrong with the configuration.
  function show(language, detail) {
    var words = /^en/i.test(language || spoken()) ? WORDS.en : WORDS.zh;
    var root = document.getElementById('root');
    var first = document.getElementById('first');
    if (first) first.parentNode.removeChild(first);
    document.documentElement.removeAttribute('data-first');
    root.textContent = '';
    function add(parent, name, text, style) {
      var element = parent.appendChild(document.createElement(name));
      element.textContent = text;
      element.style.cssText = style;
      return element;
    }
    var middle = 'max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:16px/1.7 system-ui,sans-serif';
    var page = add(root, 'main', '', middle);
    page.setAttribute('role', 'alert');
    add(page, 'h1', words[0], 'font-size:1.5rem');
    add(page, 'p', words[detail ? 2 : 1], '');
    if (detail) add(page, 'pre', detail, 'white-space:pre-wrap;overflow-wrap:anywhere');
    add(page, 'button', words[3], 'min-height:40px;padding:0 1.25rem;font:inherit').onclick = function () {
      // Without a network the browser's own error page would take the place of this one.
      var question = new XMLHttpRequest();
      question.onload = function () {
        location.reload();
      };
      question.open('GET', location.pathname);
      question.setRequestHeader('Cache-Control', 'no-store');
      question.send();
    };
  }
  window.showFailure = show;

  function hear(event) {
    if (event.target.type === 'module') show();
  }
  // Such an event does not bubble, but it comes by.
  addEventListener('error', hear, true);
})();
