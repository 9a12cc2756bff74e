/** A module with all of its own as one function: run like an import, and told apart by what it was made of. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runBundled } from '#mocks/adapters/run-bundled.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const root = folderOfFile();
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const run = <T extends object>(entry: string) => runBundled<T>({ root, entry, inside: /^inside$/ });

const OWN = `export const word: string = 'own';`;

beforeAll(() => {
  write('package.json', '{"name":"bundled","type":"module","imports":{"#own/*":"./own/*"}}');
  write('own/word.ts', OWN);
  write('own/kind.ts', 'export interface Kind { a: string }');
  write('own/late.ts', `export const late = 'late';`);
  write('node_modules/inside/package.json', '{"name":"inside","type":"module","exports":"./index.js"}');
  write('node_modules/inside/index.js', `export const inside = 'inside';`);
  write(
    'main.ts',
    `import { basename, sep } from 'node:path';
     import ajv from 'ajv/dist/2020.js';
     import plain from 'postcss-simple-vars';
     import { strToU8 } from 'fflate';
     import { inside } from 'inside';
     import type { Kind } from '#own/kind.ts';
     import { word } from '#own/word.ts';
     export const kind: Kind = { a: word };
     export const all = [basename('a/b'), sep.length, typeof ajv, typeof plain, strToU8('a').length, inside];
     export const later = async (): Promise<string> => (await import('./own/late.ts')).late;
     export const outside = async (): Promise<string> => typeof (await import('valibot')).object;

     export function fail(): never {
       throw new Error('broken');
     }`,
  );
  write('wrong.ts', 'export const a: string = ;');
});

interface Main {
  kind: { a: string };
  all: unknown[];
  later: () => Promise<string>;
}

it('runs it with its packages, in CommonJS or not, and with what it imports later', async () => {
  const { module } = await run<Main>('main.ts');
  expect(module.kind).toEqual({ a: 'own' });
  expect(module.all).toEqual(['b', 1, 'function', 'function', 1, 'inside']);
  expect(await module.later()).toBe('late');
});

it('knows the sources that it was made of, and no packages that it only used', async () => {
  const { files } = await run('main.ts');
  expect([...files]).toEqual(
    expect.arrayContaining(['main.ts', 'own/word.ts', 'own/late.ts'].map((name) => join(root, name))),
  );
  expect([...files].filter((file) => file.includes('ajv'))).toEqual([]);
});
