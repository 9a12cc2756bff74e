/**
 * Texts that the server lays over the built-in ones (document 2 §1). Labels of dictionaries come with them
 * (dictionaries.ts). No built-in text is replaced here, so that people read the same words with and without the mock.
 */
import type { SeedContext } from './context.ts';

const TEXTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  'nav.root': ['钢铁环境产品声明平台', 'Steel EPD Platform'],
};

export function seedTexts({ store }: SeedContext): void {
  for (const [key, [zh, en]] of Object.entries(TEXTS)) {
    store.serverTexts.put({ id: `zh:${key}`, language: 'zh', key, text: zh });
    store.serverTexts.put({ id: `en:${key}`, language: 'en', key, text: en });
  }
}
