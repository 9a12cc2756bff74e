/**
 * npm run figure-face: cuts Barlow Condensed (OFL) to ASCII, the signs of numbers and Latin marks, as in the `unicode-range`s of
 * global.css. Chinese headings are bold, so their Latin has a second cut.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isProgram, showHelp, usageText } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';

const require = createRequire(import.meta.url);
const subset = require('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>;
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const CUTS = {
  'figure-face.woff2': { weight: 600, text: `${ASCII}\u00A0\u2009\u202F×–−·‘’“”…`, keepFeatures: ['tnum', 'kern'] },
  'figure-face-bold.woff2': { weight: 700, text: `${ASCII}\u00A0\u202F×–−`, keepFeatures: ['kern'] },
};

/** The file of each cut, by name. */
export async function figureFaces(): Promise<Record<string, Buffer>> {
  const files = Object.entries(CUTS).map(async ([name, { weight, text, keepFeatures }]) => {
    const font = require.resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`);
    const options = { targetFormat: 'woff2', keepFeatures, noHinting: true };
    return [name, await subset(readFileSync(font), text, options)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

if (isProgram(import.meta.url)) {
  showHelp(usageText('Usage: npm run figure-face\nWrites the fonts of headings and numbers to src/ui/theme.'));
  for (const [name, file] of Object.entries(await figureFaces())) writeFileSync(`${ROOT}src/ui/theme/${name}`, file);
}
