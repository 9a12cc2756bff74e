import { expect, it } from 'vitest';
import ts from 'typescript';
import { textUse, type TextUse } from '#scripts/texts/unused-texts.ts';

const KEYS = `export type TextKey = 'page.title' | 'page.hint' | 'stage.s10' | 'stage.s20' | 'stage.old';
  export declare const t: (key: TextKey) => string;`;

/** What is found in a portal of one file. */
function found(code: string): TextUse {
  const texts = new Map([
    ['/keys.ts', KEYS],
    ['/page.ts', `import { t, type TextKey } from './keys.ts';\n${code}`],
    ['/locales.ts', `export const zh = { a: 'page.title' };`],
  ]);
  const options: ts.CompilerOptions = { noLib: true, strict: true, allowImportingTsExtensions: true };
  const program = ts.createProgram([...texts.keys()], options, {
    ...ts.createCompilerHost(options),
    fileExists: (name) => texts.has(name),
    getSourceFile: (name, version) => ts.createSourceFile(name, texts.get(name) ?? '', version, true),
    getCurrentDirectory: () => '/',
  });
  return textUse({ program, keysFile: '/keys.ts', mayUse: (file) => file === '/page.ts' });
}

it('a text is used where its key stands, be it far from where it is shown', () => {
  expect(found(`export const label: TextKey = 'page.title'; t('page.hint');`).unused).toEqual([
    'stage.s10',
    'stage.s20',
    'stage.old',
  ]);
});

it('a computed key is all that its type says, and nothing else of that beginning', () => {
  expect(found('export const of = (stage: 10 | 20) => t(`stage.s${stage}`);')).toEqual({
    unused: ['page.title', 'page.hint', 'stage.old'],
    unknown: [],
  });
});

it('a computed key that could be anything is told with its place', () => {
  expect(found('export const of = (stage: string) => t(`stage.${stage}` as TextKey);')).toEqual({
    unused: ['page.title', 'page.hint', 'stage.s10', 'stage.s20', 'stage.old'],
    unknown: ['/page.ts:2 `stage.${stage}`'],
  });
});
