/** npm run pictures:share: draws what scripts/pages/share-picture.ts describes into public/share. */
import { mkdirSync, rmSync } from 'node:fs';
import { openBrowser } from './programs.ts';
import { commandLine } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { DRAWINGS } from './pages/share-picture.ts';

const USAGE = `Usage: npm run pictures:share
Draws the pictures of shared links and the icons anew into public/share; needs Chinese fonts.`;

commandLine(USAGE, {});
rmSync(`${ROOT}public/share`, { recursive: true, force: true });
mkdirSync(`${ROOT}public/share`);
await using browser = await openBrowser();
await using page = await browser.newPage();
for (const { file, svg } of DRAWINGS) {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.locator('svg').screenshot({ path: `${ROOT}public/${file}` });
  console.log(`public/${file}`);
}
