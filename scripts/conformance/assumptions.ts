/** What the contract says about an answer beyond the documents (`x-assumed`, `x-invented`): which of it an answer shows, and whether a place belongs to it. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { deref, operationsOf, type OpenapiDocument, type Operation } from '../openapi/document.ts';
import { isObject, listIn, type Json } from '../openapi/json.ts';

/** An invented part of an answer, by its place with `[]` for any item. */
export interface Assumed {
  readonly place: string;
  readonly reason: string;
}

/** The schemas of all answers of HTTP 200. */
export interface AnswerSchemas {
  readonly document: OpenapiDocument;
  readonly byId: ReadonlyMap<string, { readonly operation: Operation; readonly schema: Json | null }>;
}

/** Looks the answers up, once for a run. */
export function answerSchemas(document: OpenapiDocument): AnswerSchemas {
  const byId = new Map(
    operationsOf(document).map(({ operation }) => {
      const schema = operation.responses['200']?.content?.['application/json']?.schema;
      return [operation.operationId, { operation, schema: schema ?? null }] as const;
    }),
  );
  return { document, byId };
}

const reasonOf = (node: Json): string | undefined =>
  [node['x-assumed'], node['x-invented']].find((reason) => typeof reason === 'string');

/** A reference may have a reason of its own beside that of what it names. */
function resolved(
  document: OpenapiDocument,
  node: unknown,
): { node: Json; reason: string | undefined } | null {
  if (!isObject(node)) return null;
  const target = deref(document, node);
  return { node: target, reason: reasonOf(node) ?? reasonOf(target) };
}

/** Schemas that a node is made of besides itself. */
function alternatives(node: Json): unknown[] {
  return ['oneOf', 'anyOf', 'allOf'].flatMap((key) => listIn(node[key]) ?? []);
}

/** Does this branch of an envelope speak of success? The other one refuses. */
function isRefusal(document: OpenapiDocument, node: unknown): boolean {
  const found = resolved(document, node)?.node['properties'];
  const code = isObject(found) ? resolved(document, found['code'])?.node : undefined;
  return isObject(code?.['not']);
}

function walk(document: OpenapiDocument, node: unknown, value: unknown, place: string, out: Assumed[]): void {
  const found = resolved(document, node);
  if (found === null) return;
  if (found.reason !== undefined) out.push({ place: place || '/', reason: found.reason });
  for (const branch of alternatives(found.node))
    if (!isRefusal(document, branch)) walk(document, branch, value, place, out);
  const { properties, items } = found.node;
  if (isObject(properties) && isObject(value))
    for (const [name, inner] of Object.entries(properties))
      if (Object.hasOwn(value, name)) walk(document, inner, value[name], `${place}/${name}`, out);
  if (items !== undefined && Array.isArray(value))
    for (const item of value) walk(document, items, item, `${place}/[]`, out);
}

/** The invented parts that this answer shows. */
export function shownAssumptions(
  { document, byId }: AnswerSchemas,
  operation: OperationId,
  body: unknown,
): Assumed[] {
  const entry = byId.get(operation);
  if (entry === undefined) return [];
  const out: Assumed[] = [];
  const whole = entry.operation['x-assumed'];
  if (whole !== undefined) out.push({ place: 'the call itself', reason: whole });
  walk(document, entry.schema, body, '', out);
  return [...new Map(out.map((one) => [`${one.place} ${one.reason}`, one])).values()];
}

/** Why the contract says what it says at this very place of an answer; null where a document says so. */
export function assumptionAt(
  { document, byId }: AnswerSchemas,
  operation: OperationId,
  pointer: string,
): string | null {
  const entry = byId.get(operation);
  if (entry === undefined) return null;
  const steps = pointer
    .split('/')
    .slice(1)
    .filter((step) => step !== '');
  // The reason of the place itself: that of a list or call around it would explain nothing.
  const below = (node: unknown, rest: readonly string[]): string | null => {
    const found = resolved(document, node);
    if (found === null) return null;
    const [step, ...others] = rest;
    if (step === undefined) return found.reason ?? null;
    const { properties, items } = found.node;
    const deeper = [
      ...alternatives(found.node)
        .filter((branch) => !isRefusal(document, branch))
        .map((branch) => below(branch, rest)),
      ...(isObject(properties) ? [below(properties[step], others)] : []),
      ...(/^\d+$/.test(step) ? [below(items, others)] : []),
    ];
    return deeper.find((reason) => reason !== null) ?? null;
  };
  return below(entry.schema, steps);
}
