/** Facts about each call from the project's sources: contract, code, documents. */
import { routes } from '#src/routes.ts';
import type { CallFacts, Place } from '#mocks/workbench/contract/facts.ts';
import { documentedCalls } from '../openapi/calls.ts';
import { operationsOf, type OpenapiDocument } from '../openapi/document.ts';
import { assumptionsByCall } from '../openapi/emit-assumptions.ts';
import { authOf } from '../openapi/emit-operations.ts';
import { areasOf } from '../openapi/outputs.ts';
import { namedUnused } from '../openapi/usage.ts';
import { codeOf, filesIn, textOf, type Code } from './reach.ts';
import { screensByCall } from './screens.ts';

function readHandlers(): Code {
  return codeOf(filesIn(['mocks/handlers']).map((file) => [file, textOf(file)] as const));
}

/**
 * The property `<area>Handlers.<operationId>` of the area's index, followed to the definition if it is only a name. Null if
 * missing, which `npm run contract` reports too.
 */
function handlerOf({ pieces }: Code, area: string, id: string): Place | null {
  const name = `mocks/handlers/${area}/index.ts#${area}Handlers.${id}`;
  const entry = pieces.get(name);
  if (entry === undefined) return null;
  const [alone] = entry.uses;
  const target = /^\w+$/.test(entry.code.trim()) && alone !== undefined ? alone : name;
  const line = pieces.get(target)?.line;
  return line === undefined ? null : { file: target.slice(0, target.indexOf('#')), line };
}

type Texts = (readonly [file: string, text: string])[];
const read = (files: readonly string[]): Texts => files.map((file) => [file, textOf(file)] as const);

function placeIn(area: string, id: string): Place {
  const file = `openapi/${area}.yaml`;
  const lines = textOf(file).split('\n');
  return { file, line: lines.findIndex((line) => line.trim() === `operationId: ${id}`) + 1 };
}

/** Facts about every call of the portal's contract, in order. @throws Error for a call without a handler */
export function callFacts(document: OpenapiDocument): CallFacts[] {
  const operations = operationsOf(document);
  const documented = documentedCalls();
  const assumptions = assumptionsByCall(document, areasOf(document));
  const unused = namedUnused();
  const handlers = readHandlers();
  const screens = screensByCall(codeOf(read(filesIn(['src']))), routes, operations);
  return operations.map(({ method, path, operation }) => {
    const { operationId: id, summary, tags } = operation;
    const [area = ''] = tags;
    const handler = handlerOf(handlers, area, id);
    if (handler === null) throw new Error(`${id} has no handler in mocks/handlers/${area}`);
    const call = `${method} ${path}`;
    const row = documented.indexOf(call);
    return {
      id,
      method,
      path,
      area,
      summary,
      auth: authOf(operation),
      row: row < 0 ? null : row + 1,
      source: operation['x-source'] ?? '',
      contract: placeIn(area, id),
      handler,
      screens: screens.get(id) ?? [],
      unused: unused.get(id) ?? null,
      assumptions: (assumptions.get(call) ?? []).map(({ where, reason }) => ({
        where: where.trim(),
        reason,
      })),
      captcha: operation['x-failures']?.includes('CAPTCHA_FAIL') ?? false,
    };
  });
}
