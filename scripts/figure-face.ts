/** npm run figure-face: cuts Barlow Condensed (OFL) to ASCII, the signs of numbers and Latin marks, as in the `unicode-range`s of global.css. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isProgram, showHelp, usageText } from './lib/command-line.ts';

const require = createRequire(import.meta.url);
const subset = require('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>;
const font = require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2');
const text = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('')}\u00A0\u2009\u202F×–−·‘’“”…`;
const options = { targetFormat: 'woff2', keepFeatures: ['tnum', 'kern'], noHinting: true };
export const figureFace = (): Promise<Buffer> => subset(readFileSync(font), text, options);

if (isProgram(import.meta.url)) {
  showHelp(usageText('Usage: npm run figure-face\nWrites src/ui/theme/figure-face.woff2.'));
  writeFileSync(process.argv[2] ?? '', await figureFace());
}
