/**
 * Limits by name. `x-limits: { maxLength: NAME_MAX }` in the contract is replaced with the value from src/lib/limits.ts, the
 * single source.
 */
import * as limitsOfNow from '#src/lib/limits.ts';
import { isObject, OpenapiError, type Json } from './json.ts';

/** Values by name, from src/lib/limits.ts; for an older contract from its version of that file. */
export type Limits = Readonly<Record<string, unknown>>;

/** The values of a version of that file, which has no imports. */
export async function limitsIn(text: string): Promise<Limits> {
  // Loaded on demand: it takes longer than to read the contract.
  const { transpile, ScriptTarget } = (await import('typescript')).default;
  const code = transpile(text, { target: ScriptTarget.ES2022 });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Limits;
}

const KEYWORDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern'];

function valueOf(limits: Limits, name: unknown, keyword: string, pointer: string): number | string {
  const limit = typeof name === 'string' ? limits[name] : undefined;
  if (keyword === 'pattern' && limit instanceof RegExp) return limit.source;
  if (keyword !== 'pattern' && typeof limit === 'number') return limit;
  throw new OpenapiError(`x-limits at ${pointer}: src/lib/limits.ts has no ${keyword} named ${String(name)}`);
}

function resolve(limits: Limits, schema: Json, pointer: string): void {
  const named = schema['x-limits'];
  if (named === undefined) return;
  if (!isObject(named)) throw new OpenapiError(`x-limits at ${pointer} is no list of keywords with names`);
  for (const [keyword, name] of Object.entries(named)) {
    if (!KEYWORDS.includes(keyword)) throw new OpenapiError(`x-limits at ${pointer}: ${keyword} is no limit`);
    if (keyword in schema)
      throw new OpenapiError(`${pointer} has ${keyword} twice: as a name and as a value`);
    schema[keyword] = valueOf(limits, name, keyword, pointer);
  }
}

/** Replaces `x-limits` below a node, in place. @throws Error with the place for an unknown name */
export function resolveLimits(node: unknown, limits: Limits = limitsOfNow, pointer = '#'): void {
  if (Array.isArray(node)) node.forEach((item, index) => resolveLimits(item, limits, `${pointer}/${index}`));
  if (!isObject(node)) return;
  resolve(limits, node, pointer);
  for (const [key, value] of Object.entries(node)) resolveLimits(value, limits, `${pointer}/${key}`);
}
