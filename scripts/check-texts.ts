/** Part of npm run check: fails on unused texts, and on computed keys that cannot be resolved. */
import { join } from 'node:path';
import ts from 'typescript';
import { commandLine } from './lib/command-line.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { ROOT } from './lib/paths.ts';
import { textUse } from './texts/unused-texts.ts';

const { values } = commandLine(
  `Usage: tsx scripts/check-texts.ts
Names texts that nothing shows, and computed keys of texts that cannot be resolved.`,
  JSON_OPTION,
);
/** The portal, and the pages of the mock that use its components. */
const READERS = ['src', 'mocks/workbench', 'mocks/demo'].map((folder) => join(ROOT, folder, '/'));
const LOCALES = join(ROOT, 'src/i18n/locales/');
/** Lists text keys that screens use, without using them itself. */
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
writeJson(values.json, { unused, unknown });
for (const key of unused)
  console.error(`Nobody shows the text "${key}": remove it from src/i18n/locales, zh and en`);
for (const place of unknown)
  console.error(`What this key can be is not known: ${place}. Give what is put into it a type of its values`);
if (unused.length + unknown.length > 0) process.exitCode = 1;
else console.log('Every text is shown by some code.');
