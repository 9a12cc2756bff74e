/**
 * Undocumented parts of the contract (`x-assumed`, `x-invented`): which of them an answer confirms, and which explain a place.
 */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import {
  deref,
  loadOpenapi,
  operationsOf,
  type OpenapiDocument,
  type Operation,
} from '../openapi/document.ts';
import { documentedFields, type DocumentedFields } from '../openapi/documented-fields.ts';
import { isObject, listIn, type Json } from '../openapi/json.ts';

/** An invented part of an answer, by its place; `[]` is any item. */
export interface Assumed {
  readonly place: string;
  readonly reason: string;
}

export interface AnswerSchemas {
  readonly document: OpenapiDocument;
  readonly byId: ReadonlyMap<string, { readonly operation: Operation; readonly schema: Json | null }>;
  readonly documented: DocumentedFields;
}

export function answerSchemas(document: OpenapiDocument): AnswerSchemas {
  const byId = new Map(
    operationsOf(document).map(({ operation }) => {
      const schema = operation.responses['200']?.content?.['application/json']?.schema;
      return [operation.operationId, { operation, schema: schema ?? null }] as const;
    }),
  );
  return { document, byId, documented: documentedFields() };
}

let ofPortal: Promise<AnswerSchemas> | undefined;
/** Those of the portal's contract; its bundle is made once. */
export const portalSchemas = (): Promise<AnswerSchemas> =>
  (ofPortal ??= loadOpenapi('openapi/portal.yaml').then(answerSchemas));

const reasonOf = (node: Json): string | undefined =>
  [node['x-assumed'], node['x-invented']].find((reason) => typeof reason === 'string');

/** A `$ref` may have its own reason beside that of its target. */
function resolved(
  document: OpenapiDocument,
  node: unknown,
): { node: Json; reason: string | undefined } | null {
  if (!isObject(node)) return null;
  const target = deref(document, node);
  return { node: target, reason: reasonOf(node) ?? reasonOf(target) };
}

function alternatives(node: Json): unknown[] {
  return ['oneOf', 'anyOf', 'allOf'].flatMap((key) => listIn(node[key]) ?? []);
}

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

const nameOf = (node: unknown): string =>
  isObject(node) && typeof node['$ref'] === 'string' ? (node['$ref'].split('/').at(-1) ?? '') : '';

/** Reads the reason at the resolved schema itself. */
type At = (node: unknown) => string | null;

/** Follows a JSON pointer through the success branches and returns the first reason `at` finds at its end. */
function reasonBelow(
  document: OpenapiDocument,
  node: unknown,
  steps: readonly string[],
  at: At,
): string | null {
  const found = resolved(document, node);
  if (found === null) return null;
  const deeper = alternatives(found.node)
    .filter((branch) => !isRefusal(document, branch))
    .map((branch) => reasonBelow(document, branch, steps, at));
  const [step, ...rest] = steps;
  if (step === undefined) return at(node) ?? deeper.find((reason) => reason !== null) ?? null;
  const { properties, items } = found.node;
  return (
    [
      ...deeper,
      ...(isObject(properties) ? [reasonBelow(document, properties[step], rest, at)] : []),
      ...(/^\d+$/.test(step) ? [reasonBelow(document, items, rest, at)] : []),
    ].find((reason) => reason !== null) ?? null
  );
}

const stepsOf = (pointer: string): string[] => pointer.split('/').filter((step) => step !== '');

/**
 * The reason for what the contract requires at exactly this place; null if a document says so. Reasons of the enclosing array or
 * call do not apply.
 */
export function assumptionAt(
  { document, byId }: AnswerSchemas,
  operation: OperationId,
  pointer: string,
): string | null {
  const at: At = (node) => resolved(document, node)?.reason ?? null;
  return reasonBelow(document, byId.get(operation)?.schema, stepsOf(pointer), at);
}

/** Fallback for a required field that no document names and that has no reason. */
const UNNAMED = 'No document names this field.';

/**
 * The reason for a required field that is missing: null if a document names it (openapi/fields.tsv), else its own reason or that
 * of its object. Reasons for its type or length do not apply.
 */
export function assumptionOfMissing(
  { document, byId, documented }: AnswerSchemas,
  operation: OperationId,
  pointer: string,
): string | null {
  const steps = stepsOf(pointer);
  const field = steps.pop() ?? '';
  // The envelope is documented (document 1 §7).
  if (steps.length === 0) return null;
  const at: At = (node) => {
    const found = resolved(document, node);
    const properties = found?.node['properties'];
    if (!isObject(properties) || !Object.hasOwn(properties, field)) return null;
    if (documented.get(nameOf(node))?.includes(field) === true) return null;
    const own = properties[field];
    return (isObject(own) ? reasonOf(own) : undefined) ?? found?.reason ?? UNNAMED;
  };
  return reasonBelow(document, byId.get(operation)?.schema, steps, at);
}
