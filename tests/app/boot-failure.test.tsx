import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showBootFailure } from '#src/app/boot-failure.ts';
import { parseConfig } from '#src/config/schema.ts';

/** The page as it stands before the portal's scripts. */
beforeEach(() => {
  document.documentElement.setAttribute('data-first', 'home-zh');
  document.body.innerHTML = '<div id="first">Home</div><div id="root"></div>';
  localStorage.setItem('lang', 'zh');
  runInThisContext(readFileSync('public/failure.js', 'utf8'));
});
afterEach(() => {
  document.documentElement.removeAttribute('data-first');
  document.body.innerHTML = '';
});

/** What a reader sees after `run` has failed. */
function shown(run: () => unknown): string {
  vi.spyOn(console, 'error').mockReturnValue();
  try {
    run();
  } catch (error) {
    showBootFailure(error);
  }
  return document.body.textContent;
}

it('a wrong configuration names its field, and does not blame the connection', () => {
  const text = shown(() => parseConfig({ lcaSiteUrl: 'http://lca.example.com/' }));
  expect(text).toContain('平台配置有误');
  expect(text).toContain('lcaSiteUrl');
  expect(text).not.toContain('网络');
});

it('a script that did not come asks for another try', () => {
  const text = shown(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(text).toContain('请检查网络连接后重试');
  expect(text).not.toContain('Failed to fetch');
});

it('the script that starts the portal has not come: the page says so by itself, in the reader’s language', () => {
  localStorage.setItem('lang', 'en');
  const script = document.createElement('script');
  script.type = 'module';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  const page = document.querySelector('[role=alert]');
  expect(page).toHaveTextContent('The page could not be loaded');
  expect(page?.querySelector('button')).toHaveTextContent('Try again');
  expect(document.body).not.toHaveTextContent('Home');
  expect(document.documentElement).not.toHaveAttribute('data-first');
});

it('a picture that does not come is no reason to give up', () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role=alert]')).toBeNull();
});
