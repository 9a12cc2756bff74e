import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { OpenapiError } from '#scripts/openapi/json.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'contract-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

  it('with the place of each reference that leads nowhere', async () => {
    const text = await complaint(PATHS, 'paths:\n  /a: {}\n');
    expect(text).toContain("Can't resolve $ref");
    expect(text).toContain('root.yaml #/paths/~1b');
  });
});
