/** Part of npm run check: fails on unused texts, and on computed keys that cannot be resolved. */
import { join } from 'node:path';
// Four times as fast as the compiler in JavaScript.
import { API } from 'typescript-7/unstable/sync';
import { commandLine } from './lib/command-line.ts';
import { JSON_OPTION, writeJson } from './lib/report.ts';
import { ROOT } from './lib/paths.ts';
import { textUse } from './texts/unused-texts.ts';

const { values } = commandLine(
  `Usage: tsx scripts/check-texts.ts
Names texts that nothing shows, and computed keys of texts that cannot be resolved.`,
  JSON_OPTION,
);
const LOCALES = join(ROOT, 'src/i18n/locales/');
/** Lists text keys that screens use, without using them itself. */
const CLAIMS = join(ROOT, 'src/lib/claims/');

const compiler = new API({ cwd: ROOT });
const [project] = compiler
  .updateSnapshot({ openProjects: [join(ROOT, 'scripts/texts/tsconfig.json')] })
  .getProjects();
if (project === undefined) throw new Error('scripts/texts/tsconfig.json is no project');
const { unused, unknown } = textUse({
  project,
  keysFile: join(ROOT, 'src/i18n/keys.ts'),
  mayUse: (file) => ![LOCALES, CLAIMS].some((folder) => file.startsWith(folder)),
});
compiler.close();
writeJson(values.json, { unused, unknown });
for (const key of unused)
  console.error(`Nobody shows the text "${key}": remove it from src/i18n/locales, zh and en`);
for (const place of unknown)
  console.error(`What this key can be is not known: ${place}. Give what is put into it a type of its values`);
if (unused.length + unknown.length > 0) process.exitCode = 1;
else console.log('Every text is shown by some code.');
