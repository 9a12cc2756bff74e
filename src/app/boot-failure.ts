import { ConfigError } from '#src/config/schema.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import type { Language } from '#src/i18n/keys.ts';
import { removeFirst } from './take-over.ts';

/** Both languages stand here, because this is where texts may be missing. */
const WORDS = {
  zh: {
    title: '页面加载失败',
    config: '平台配置有误，暂时无法打开。请联系平台管理员，并提供以下信息：',
    other: '请检查网络连接后重试。如仍无法打开，请稍后再试。',
    retry: '重试',
  },
  en: {
    title: 'The page could not be loaded',
    config: 'This site is not set up correctly. Please give its operator this message:',
    other: 'Check your connection and try again. If that does not help, try later.',
    retry: 'Try again',
  },
} as const satisfies Record<Language, Record<string, string>>;

/**
 * The last page that can be shown: when the portal could not start, or broke as a whole. A sentence and a retry,
 * without any other part of the portal.
 */
export function showBootFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  const words = WORDS[currentLanguage()];
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:16px/1.7 system-ui,sans-serif';
  const title = document.createElement('h1');
  title.style.fontSize = '1.5rem';
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = error instanceof ConfigError ? words.config : words.other;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.style.cssText = 'min-height:40px;padding:0 1.25rem;font:inherit';
  retry.textContent = words.retry;
  retry.addEventListener('click', () => window.location.reload());
  box.append(title, text);
  if (error instanceof ConfigError) {
    const detail = document.createElement('pre');
    detail.style.cssText = 'white-space:pre-wrap;overflow-wrap:anywhere';
    detail.textContent = error.message;
    box.append(detail);
  }
  box.append(retry);
  removeFirst();
  root.replaceChildren(box);
}
