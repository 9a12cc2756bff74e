/** Chinese on English pages (decision 35). */
import type { Frame, Page } from '@playwright/test';

/**
 * What is Chinese on purpose: names of files, the one rule without an English edition, the numbers of the filing, what people
 * call themselves and an unregistered company (typed, in one edition), and the registered name of the reader in a watermark.
 */
const AS_STORED =
  /\.(?:pdf|zip|xlsx?|png|jpe?g)$|^废钢回收加工$|^京(?:ICP|公网)|^.工$|^北川钢材$|^\S+@\S+ \S+ Steel EPD Platform$/i;

/** Chinese words that a reader of the English page sees, with where they stand. */
export async function chineseOn(page: Page | Frame): Promise<string[]> {
  const found = await page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (!/\p{Script=Han}/u.test(text) || holder === null || holder.closest('script, style') !== null)
        continue;
      // The switch names the other language in its own words.
      if (text === '中文' || !holder.checkVisibility()) continue;
      words.push(text);
    }
    return words;
  });
  return found.filter((text) => !AS_STORED.test(text));
}
