/**
 * Limits by name. The contract says `x-limits: { maxLength: NAME_MAX }` where a number or a pattern of src/lib/limits.ts
 * belongs; here the name becomes the value, so that changing one is one line.
 */
import * as limitsOfNow from '#src/lib/limits.ts';
import { isObject, OpenapiError, type Json } from './json.ts';

/** Values by name, as src/lib/limits.ts has them; those of an older version of it for an older contract. */
export type Limits = Readonly<Record<string, unknown>>;

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

/** Puts the values in place, everywhere below a node. Throws, with the place, for a name that there is not. */
export function resolveLimits(node: unknown, limits: Limits = limitsOfNow, pointer = '#'): void {
  if (Array.isArray(node)) node.forEach((item, index) => resolveLimits(item, limits, `${pointer}/${index}`));
  if (!isObject(node)) return;
  resolve(limits, node, pointer);
  for (const [key, value] of Object.entries(node)) resolveLimits(value, limits, `${pointer}/${key}`);
}
