/** The table of claims names texts and fields that exist. What each sentence stands on is held area by area beside this file. */
import { beforeAll, describe, expect, it } from 'vitest';
import { deref, loadOpenapi, operationsOf, type OpenapiDocument } from '#scripts/openapi/document.ts';
import { isObject, listIn } from '#scripts/openapi/json.ts';
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import { CLAIMS } from '#src/lib/claims.ts';
import { isKey } from './page-texts.ts';

let document: OpenapiDocument;
beforeAll(async () => {
  document = await loadOpenapi('openapi/portal.yaml');
});

const textAt = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), texts);

/** Whether a schema has the field at a place, in itself or in what it is made of. */
function has(schema: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (!isObject(schema)) return false;
  const { items, properties, contentSchema, ...node } = deref(document, schema);
  if ((listIn(node['oneOf']) ?? []).some((branch) => has(branch, [step, ...rest]))) return true;
  if (contentSchema !== undefined) return has(contentSchema, [step, ...rest]);
  if (step === '[]') return has(items, rest);
  return isObject(properties) && Object.hasOwn(properties, step) && has(properties[step], rest);
}

describe('the table of claims', () => {
  it.each(Object.entries(CLAIMS))(
    '%s stands on fields of the contract, with texts of the portal',
    (_, claim) => {
      for (const key of claim.says.filter(isKey))
        expect([key, typeof textAt(zh, key), typeof textAt(en, key)]).toEqual([key, 'string', 'string']);
      expect(claim.fields.flat().length).toBeGreaterThan(0);
      for (const field of claim.fields.flat()) {
        const [id, place = ''] = field.split(' ');
        const found = operationsOf(document).find(({ operation }) => operation.operationId === id);
        const answer = found?.operation.responses['200']?.content?.['application/json']?.schema;
        expect([field, has(answer, place.split('/').slice(1))]).toEqual([field, true]);
      }
    },
  );
});
