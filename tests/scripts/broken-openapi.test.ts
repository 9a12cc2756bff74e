import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { endUnreadable, OpenapiError } from '#scripts/openapi/json.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const folder = folderOfFile();

const HEAD = "openapi: 3.1.0\ninfo: { title: t, version: '1' }\n";

/** What a person reads who has saved this. */
async function complaint(root: string, area = ''): Promise<string> {
  writeFileSync(join(folder, 'root.yaml'), HEAD + root);
  writeFileSync(join(folder, 'area.yaml'), area);
  try {
    await loadOpenapi(relative(ROOT, join(folder, 'root.yaml')));
    return '';
  } catch (error) {
    if (!(error instanceof OpenapiError)) throw error;
    return error.message;
  }
}

const PATHS = `paths:
  /a: { $ref: './area.yaml#/paths/~1a' }
  /b: { $ref: './area.yaml#/paths/~1b' }
`;

describe('a contract that cannot be read says so for people', () => {
  it('once, with file and line, where the grammar is broken', async () => {
    const text = await complaint(PATHS, 'paths:\n  /a: [\n b');
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(/area\.yaml" \(\d+:\d+\)/);
    expect(await complaint('paths: [\n a')).toMatch(/root\.yaml" \(\d+:\d+\)/);
  });

  it('with the path whose reference was left out', async () => {
    expect(await complaint(`${PATHS}  /c:\n`, "paths: { '/a': {}, '/b': {} }")).toMatch(
      /^.*root\.yaml cannot be read: the path \/c has nothing below it; its \$ref is missing$/,
    );
  });

  it('with the place of each reference that leads nowhere', async () => {
    const text = await complaint(PATHS, 'paths:\n  /a: {}\n');
    expect(text).toContain("Can't resolve $ref");
    expect(text).toContain('root.yaml #/paths/~1b');
  });
});

it('a program ends with that sentence alone; an error of its own keeps its stack', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${String(code)}`);
  });
  expect(() => endUnreadable(new OpenapiError('x-limits at #/a: no such limit'))).toThrow('ended with 1');
  expect(said.mock.calls).toEqual([['x-limits at #/a: no such limit']]);
  const own = new TypeError('a bug');
  expect(() => endUnreadable(own)).toThrow(own);
  expect(exit).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
