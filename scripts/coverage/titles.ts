/** Titles of all tests with their row tags: `test('a phone of 10 digits is refused [1§5 phone]', …)`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow, ROOT } from '../lib/paths.ts';

export interface TaggedTest {
  file: string;
  title: string;
  ids: string[];
}

const TAG = /\s*\[(\d§\d+ [^\]]+)\]/g;
export const TEST_CALLS: ReadonlySet<string> = new Set(['test', 'it', 'describe']);

export function withoutTags(title: string): string {
  return title.replaceAll(TAG, '').trim();
}

/** The root function of a call: `it.each(rows)(title)` calls `it`. */
export function rootName(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return rootName(callee.expression);
  return null;
}

/** Tagged titles in the code of a file; tags elsewhere, e.g. in comments, do not count. */
export function taggedTests(file: string, code: string): TaggedTest[] {
  if (!code.includes('§')) return [];
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const name = rootName(node.expression);
      if (first !== undefined && ts.isStringLiteralLike(first) && name !== null && TEST_CALLS.has(name)) {
        const ids = [...first.text.matchAll(TAG)].map(([, id = '']) => id);
        if (ids.length > 0) found.push({ file, title: withoutTags(first.text), ids });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false));
  return found;
}

export function readTaggedTests(): TaggedTest[] {
  return ['tests', 'e2e'].flatMap((folder) =>
    filesBelow(ROOT + folder, /\.(?:test|spec)\.tsx?$/)
      .sort()
      .flatMap((name) => taggedTests(join(folder, name), readFileSync(join(ROOT, folder, name), 'utf8'))),
  );
}
