import { expect, it } from 'vitest';
import { createVirtualFileSystem } from 'typescript-7/unstable/fs';
import { API } from 'typescript-7/unstable/sync';
import { textUse, type TextUse } from '#scripts/texts/unused-texts.ts';

const KEYS = `export type TextKey = 'page.title' | 'page.hint' | 'stage.s10' | 'stage.s20' | 'stage.old';
  export declare const t: (key: TextKey) => string;`;

/** What is found in a portal of one file. */
function found(code: string): TextUse {
  const fs = createVirtualFileSystem({
    '/tsconfig.json': '{ "compilerOptions": { "noLib": true, "allowImportingTsExtensions": true } }',
    '/keys.ts': KEYS,
    '/page.ts': `import { t, type TextKey } from './keys.ts';\n${code}`,
    '/locales.ts': `export const zh = { a: 'page.title' };`,
  });
  const compiler = new API({ cwd: '/', fs });
  const [project] = compiler.updateSnapshot({ openProjects: ['/tsconfig.json'] }).getProjects();
  if (project === undefined) throw new Error('no project');
  const use = textUse({ project, keysFile: '/keys.ts', mayUse: (file) => file === '/page.ts' });
  compiler.close();
  return use;
}

it('a text is used where its key stands, be it far from where it is shown', () => {
  expect(found(`export const label: TextKey = 'page.title'; t('page.hint');`).unused).toEqual([
    'stage.old',
    'stage.s10',
    'stage.s20',
  ]);
});

it('a computed key is all that its type says, and nothing else of that beginning', () => {
  expect(found('export const of = (stage: 10 | 20) => t(`stage.s${stage}`);')).toEqual({
    unused: ['page.hint', 'page.title', 'stage.old'],
    unknown: [],
  });
});

it('a computed key that could be anything is told with its place', () => {
  expect(found('export const of = (stage: string) => t(`stage.${stage}` as TextKey);')).toEqual({
    unused: ['page.hint', 'page.title', 'stage.old', 'stage.s10', 'stage.s20'],
    unknown: ['/page.ts:2 `stage.${stage}`'],
  });
});
