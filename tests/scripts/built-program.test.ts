import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

const BUILT = pathToFileURL(join(ROOT, 'scripts/mock/built.js')).href;
let root: string;

const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

/** Starts the program as `npm run mock` does, in a child process. */
function start(at = root): { status: number | null; said: string; builds: number } {
  const given = JSON.stringify({ root: at, entry: 'main.ts', cache: join(at, '.cache') });
  const code = `import { builtProgram } from ${JSON.stringify(BUILT)}; await import(builtProgram(${given}));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const builds = readdirSync(join(at, '.cache')).filter((name) => name.startsWith('build-')).length;
  return { status: run.status, said: run.stdout.trim() + run.stderr.trim(), builds };
}

beforeEach(() => {
  root = folderOfTest() + sep;
  write('package.json', '{"name":"built","private":true,"type":"module"}');
  write('part.ts', `export const word: string = 'one';`);
  write(
    'main.ts',
    `import { fileURLToPath } from 'node:url';
     import { word } from './part.ts';
     enum Never { Built }
     const late = async (): Promise<string> => (await import('./late.ts')).late;
     console.log(word, await late(), fileURLToPath(new URL('./', import.meta.url)), Never.Built);`,
  );
  write('late.ts', `export const late = 'late';`);
});

test('is built once, and again only when what it is made of has changed', { timeout: 60_000 }, () => {
  expect(start()).toEqual({ status: 0, said: `one late ${root} 0`, builds: 1 });
  expect(start()).toMatchObject({ said: `one late ${root} 0`, builds: 1 });

  // Same size and modification time as before.
  write('part.ts', `export const word: string = 'two';`);
  utimesSync(join(root, 'part.ts'), 1, 1);
  expect(start()).toMatchObject({ said: `two late ${root} 0`, builds: 2 });

  // Dynamic imports count too.
  write('late.ts', `export const late = 'soon';`);
  expect(start()).toMatchObject({ said: `two soon ${root} 0`, builds: 3 });

  // Rewritten with the same content: read, but no rebuild.
  write('late.ts', `export const late = 'soon';`);
  expect(start()).toMatchObject({ said: `two soon ${root} 0`, builds: 3 });

  // Dependencies may have changed.
  write('package.json', '{"name":"built","private":true,"type":"module","version":"2.0.0"}');
  expect(start()).toMatchObject({ said: `two soon ${root} 0`, builds: 4 });
});

test('what cannot be built says why, and runs nothing old', { timeout: 60_000 }, () => {
  start();
  write('part.ts', `export const word: string = ;`);
  const broken = start();
  expect(broken.status).toBe(1);
  expect(broken.said).toContain('part.ts');
  expect(broken.said).not.toContain('late');
  write('part.ts', `export const word: string = 'mended';`);
  expect(start().said).toBe(`mended late ${root} 0`);
  rmSync(join(root, 'late.ts'));
  expect(start().status).toBe(1);
});

test(
  'a copy of the folder is built for itself; a damaged stamp or a lost build is made anew',
  { timeout: 60_000 },
  () => {
    start();
    const copy = join(root, 'copy') + sep;
    mkdirSync(copy);
    for (const name of ['package.json', 'main.ts', 'part.ts', 'late.ts', '.cache'])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    expect(start(copy).said).toBe(`one late ${copy} 0`);

    write('.cache/built.json', '{"root":');
    expect(start()).toMatchObject({ said: `one late ${root} 0`, builds: 2 });
    for (const name of readdirSync(join(root, '.cache')))
      if (name.startsWith('build-')) rmSync(join(root, '.cache', name), { recursive: true });
    expect(start()).toMatchObject({ said: `one late ${root} 0`, builds: 1 });
  },
);
