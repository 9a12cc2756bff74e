import { currentLanguage } from '#src/i18n/language.ts';

/**
 * What is shown when not even the texts could be loaded: a sentence and a retry, without any other part of the portal.
 * Both languages stand here, because this is where texts are missing.
 */
export function showBootFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  const zh = currentLanguage() === 'zh';
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:16px/1.7 system-ui,sans-serif';
  const title = document.createElement('h1');
  title.style.fontSize = '1.5rem';
  title.textContent = zh ? '页面加载失败' : 'The page could not be loaded';
  const text = document.createElement('p');
  text.textContent = zh ? '请检查网络连接后重试。' : 'Check your connection and try again.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.style.cssText = 'min-height:40px;padding:0 1.25rem;font:inherit';
  retry.textContent = zh ? '重试' : 'Try again';
  retry.addEventListener('click', () => window.location.reload());
  box.append(title, text, retry);
  root.replaceChildren(box);
}
