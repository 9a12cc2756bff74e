/** Finds Chinese text on English pages (decision 35). */
import type { Frame, Page } from '@playwright/test';

/**
 * Chinese on purpose: file names, the one rule without an English edition, ICP numbers, user-entered names (one edition), the
 * registered name in a watermark, and the name in a file that is compared.
 */
const AS_STORED =
  /\.(?:pdf|zip|xlsx?|png|jpe?g)$|^废钢回收加工$|^京(?:ICP|公网)|^.工$|^北川钢材$|^砺原重型板材有限公司$|^\S+@\S+ \S+ Steel EPD Platform$/i;

/** Visible Chinese words, with their location. */
export async function chineseOn(page: Page | Frame): Promise<string[]> {
  const found = await page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      // A name that is cut in its middle is one name.
      const named = holder?.closest('body [lang]') ?? node;
      const text = named.textContent?.trim() ?? '';
      // A report keeps its own language.
      if (!/\p{Script=Han}/u.test(text) || holder === null || holder.closest('script, style, .textLayer'))
        continue;
      // The language switch names the other language in that language.
      if (text === '中文' || !holder.checkVisibility()) continue;
      words.push(text);
    }
    return words;
  });
  // Names that people entered also stand within sentences.
  return found.filter(
    (text) => !AS_STORED.test(text) && /\p{Script=Han}/u.test(text.replaceAll(/\p{Script=Han}工/gu, '')),
  );
}
