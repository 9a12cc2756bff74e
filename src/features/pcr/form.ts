import * as v from 'valibot';
import type { components } from '#src/api/generated/schema.d.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { NAME_MAX } from '#src/lib/limits.ts';
import { readAs } from '#src/lib/read-as.ts';

/** What a request for new rules holds, and how it is sent (document 2 §3, §5, §7). The same shape is kept as the draft. */

const text = v.fallback(v.string(), '');
const valuesShape = v.object({ company: text, product: text });
export type RequestValues = v.InferOutput<typeof valuesShape>;

/** Fields in the order of the page: the keys of the shape, which `Object.keys` calls texts. */
export const FIELDS = Object.keys(valuesShape.entries) as readonly (keyof RequestValues)[];

/** Raise it when the shape changes: older drafts are then not read. */
export const DRAFT_VERSION = 1;

/** A stored draft as values; null when it is none. */
export function parseDraft(raw: unknown): RequestValues | null {
  return readAs(valuesShape, raw);
}

/**
 * What the form begins with: the own company, by the first of its names that the field takes.
 * @param companyNames in the language of the page, then as the session knows it
 */
export function firstValues(...companyNames: readonly string[]): RequestValues {
  return { company: companyNames.find(({ length }) => length <= NAME_MAX) ?? '', product: '' };
}

const required = (message: TextKey) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** Both cannot be empty (document 2 §5). Messages are text keys. */
export const requestSchema = v.object({
  company: required('pcr.valid.company'),
  product: required('pcr.valid.product'),
});

/** The form as `POST p/pcr/insert` takes it, which calls the company `productName`. */
export function toRequest({
  company,
  product,
}: RequestValues): components['schemas']['PcrApplicationRequest'] {
  return { productName: company.trim(), product: product.trim() };
}
