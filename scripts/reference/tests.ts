/** Which tests make a call: their code, or a helper that it reaches, names it. */
import ts from 'typescript';
import type { TestFile } from '#mocks/workbench/contract/facts.ts';
import type { Located } from '../openapi/document.ts';
import { withoutComments } from '../openapi/usage.ts';
import { TEST_CALLS, rootName, withoutTags } from '../coverage/titles.ts';
import { usesIn } from './pieces.ts';
import { reach, type Code } from './reach.ts';

/** Tests of the programs, the documents and the rules of the code name calls as examples and make none. */
const NO_CALLERS = /^tests\/(?:architecture|docs|mutants|openapi|scripts)\//;

/** Whether a file holds tests that may make calls. */
export function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file) && !NO_CALLERS.test(file);
}

/** A test with its own code and what that uses of the file and of others. */
interface Block {
  readonly title: string;
  readonly code: string;
  readonly uses: ReadonlySet<string>;
}

/** The tests of a file; `describe` is only what holds them. */
function blocksOf(file: string, text: string): Block[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: Block[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title, ...rest] = node.arguments;
      const name = rootName(node.expression);
      const isTestCall = name !== null && TEST_CALLS.has(name) && name !== 'describe';
      if (isTestCall && title !== undefined && ts.isStringLiteralLike(title) && rest.length > 0) {
        found.push({
          title: withoutTags(title.text),
          code: withoutComments(text.slice(node.getStart(source), node.end)),
          uses: usesIn(file, source, node),
        });
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const word = /[\w$/{}.-]+/g;

/** Names of calls in a piece of code: an operationId or a path, as a text or as a property. */
function callsIn(code: string, calls: ReadonlyMap<string, string>): string[] {
  return [
    ...new Set(
      (code.match(word) ?? []).flatMap(
        (name) => calls.get(name) ?? calls.get(name.split('.').at(-1) ?? '') ?? [],
      ),
    ),
  ];
}

/**
 * The tests of each call.
 * @param code helpers of the tests as pieces; the tests themselves are in `texts`
 */
export function testsByCall(
  texts: Iterable<readonly [file: string, text: string]>,
  code: Code,
  operations: readonly Located[],
): Map<string, TestFile[]> {
  const calls = new Map(
    operations.flatMap(({ path, operation: { operationId } }) => [
      [operationId, operationId] as const,
      [path, operationId] as const,
    ]),
  );
  const callsOf = new Map([...code.pieces].map(([id, piece]) => [id, callsIn(piece.code, calls)]));
  const found = new Map<string, TestFile[]>();
  for (const [file, text] of texts) {
    const titles = new Map<string, string[]>(callsIn(withoutComments(text), calls).map((id) => [id, []]));
    for (const block of blocksOf(file, text)) {
      const helpers = [...reach(code, block.uses)].flatMap((id) => callsOf.get(id) ?? []);
      for (const id of new Set([...callsIn(block.code, calls), ...helpers]))
        titles.set(id, [...(titles.get(id) ?? []), block.title]);
    }
    for (const [id, own] of titles) found.set(id, [...(found.get(id) ?? []), { file, titles: own }]);
  }
  return found;
}
