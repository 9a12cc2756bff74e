import * as v from 'valibot';
import type { components } from '#src/api/generated/schema.d.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { NAME_MAX } from '#src/lib/limits.ts';
import { draftOf, fieldsOf, storedText } from '#src/parts/draft/stored-values.ts';

/** document 2 §3, §5, §7. Drafts have the same shape as the values. */

const valuesShape = v.object({ company: storedText, product: storedText });
export type RequestValues = v.InferOutput<typeof valuesShape>;

export const FIELDS = fieldsOf(valuesShape);

export const requestDraft = draftOf('pcr-request', 1, valuesShape);

/** The first company name that fits the field. @param companyNames in the language of the page, then from the session */
export function firstValues(...companyNames: readonly string[]): RequestValues {
  return { company: companyNames.find(({ length }) => length <= NAME_MAX) ?? '', product: '' };
}

const required = (message: TextKey) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** Both fields are required (document 2 §5). Messages are text keys. */
export const requestSchema = v.object({
  company: required('pcr.valid.company'),
  product: required('pcr.valid.product'),
});

/** Request body of `POST p/pcr/insert`, in which `productName` is the company. */
export function toRequest({
  company,
  product,
}: RequestValues): components['schemas']['PcrApplicationRequest'] {
  return { productName: company.trim(), product: product.trim() };
}
