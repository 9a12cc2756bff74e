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
const semibold =
  require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2');
const bold = require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2');
/** Without the signs of programs, which no heading has. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at))
  .join('')
  .replaceAll(/[\\^`{|}~]/g, '');
const cut = (font: string, signs: string, keepFeatures: string[]): Promise<Buffer> =>
  subset(readFileSync(font), ascii + signs, { targetFormat: 'woff2', keepFeatures, noHinting: true });

/** The committed files in src/ui/theme, by name. */
export const figureFaces = async (): Promise<Record<string, Buffer>> => ({
  'figure-face.woff2': await cut(semibold, '\u00A0\u2009\u202F×–−·‘’“”…', ['tnum', 'kern']),
  'figure-face-bold.woff2': await cut(bold, '\u00A0\u202F×–−', ['tnum', 'kern']),
});

if (isProgram(import.meta.url)) {
  showHelp(
    usageText('Usage: npm run figure-face\nWrites the fonts of headings and numbers to src/ui/theme.'),
  );
  for (const [name, file] of Object.entries(await figureFaces()))
    writeFileSync(`${ROOT}src/ui/theme/${name}`, file);
}
