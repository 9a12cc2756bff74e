/**
 * No module of the portal uses top-level await, which would block all importers. The page modules import the entry, so an entry
 * that awaited a page would deadlock.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';

/** Whether a node contains an await outside of functions. */
function waits(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(waits);
  if (typeof node !== 'object' || node === null) return false;
  // Safe: both properties are optional.
  const { type, await: isAwaited } = node as { type?: unknown; await?: unknown };
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && isAwaited === true)) return true;
  if (typeof type === 'string' && /Function/.test(type)) return false;
  return Object.values(node).some(waits);
}

const waitsAtItsTop = (code: string, lang: 'ts' | 'tsx' = 'ts'): boolean =>
  waits(parseAst(code, { lang }).body);

it('a wait at the top of a module is seen, one in a function is none', () => {
  expect(waitsAtItsTop('try { const page = await load(); } catch {} export {};')).toBe(true);
  expect(waitsAtItsTop('for await (const part of parts) use(part); export {};')).toBe(true);
  expect(waitsAtItsTop('const load = async () => { await page; }; void load();')).toBe(false);
});

it('nothing in src waits at its top', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const waiting = files.filter((name) => {
    const code = readFileSync(join(ROOT, 'src', name), 'utf8');
    // Most files hold no such word, and are not parsed.
    return code.includes('await') && waitsAtItsTop(code, name.endsWith('x') ? 'tsx' : 'ts');
  });
  expect(waiting).toEqual([]);
});
