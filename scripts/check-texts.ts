/** Part of npm run check: fails on a text that nobody shows, and on a computed key that cannot be followed. */
import { join } from 'node:path';
import ts from 'typescript';
import { endWithReader } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { textUse } from './texts/unused-texts.ts';

endWithReader();
/** The portal, and the pages of the mock that show its parts. */
const READERS = ['src', 'mocks/workbench', 'mocks/demo'].map((folder) => join(ROOT, folder, '/'));
const LOCALES = join(ROOT, 'src/i18n/locales/');
/** Names what screens assert, and shows nothing itself. */
const CLAIMS = join(ROOT, 'src/lib/claims/');

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
  config: { compilerOptions: object };
};
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const program = ts.createProgram(
  fileNames.filter((file) => READERS.some((folder) => file.startsWith(folder))),
  { ...options, incremental: false },
);
const { unused, unknown } = textUse({
  program,
  keysFile: join(ROOT, 'src/i18n/keys.ts'),
  mayUse: (file) =>
    READERS.some((folder) => file.startsWith(folder)) &&
    ![LOCALES, CLAIMS].some((folder) => file.startsWith(folder)),
});
for (const key of unused)
  console.error(`Nobody shows the text "${key}": remove it from src/i18n/locales, zh and en`);
for (const place of unknown)
  console.error(`What this key can be is not known: ${place}. Give what is put into it a type of its values`);
if (unused.length + unknown.length > 0) process.exitCode = 1;
else console.log('Every text is shown by some code.');
