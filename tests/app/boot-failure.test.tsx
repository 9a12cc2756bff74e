import { expect, it, vi } from 'vitest';
import { showBootFailure } from '#src/app/boot-failure.ts';
import { parseConfig } from '#src/config/schema.ts';

/** What a reader sees after `run` has failed, in Chinese. */
function shown(run: () => unknown): string {
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('lang', 'zh');
  const root = document.createElement('div');
  try {
    run();
  } catch (error) {
    showBootFailure(root, error);
  }
  return root.textContent;
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
