import type { components } from '#src/api/generated/schema.d.ts';
import { name, oneOf, record, records, text, type Sent } from '#src/lib/received.ts';
import {
  TEMPLATE_CODES,
  type CategoryGroup,
  type CategoryOption,
  type PcrOption,
  type Templates,
} from './options.ts';

type Wire = components['schemas'];

/** PCRs that can be chosen; one without a number cannot. */
export function toPcrOptions(sent: readonly Wire['PcrItem'][] | null): PcrOption[] {
  return records(sent)
    .map((row) => ({
      id: text(row.id),
      number: text(row.pcrNumber),
      name: name(row.productName, row.enProductName),
      scope: name(row.pcrDesc, row.enPcrDesc),
    }))
    .filter(({ number }) => number !== '');
}

/** Groups of products that hold something to choose. */
export function toCategoryGroups(sent: readonly Wire['ProductCategory'][] | null): CategoryGroup[] {
  return records(sent)
    .map((row) => ({
      ...toCategory(row),
      children: records<Wire['ProductCategoryLeaf']>(row.children).map(toCategory).filter(isNamed),
    }))
    .filter(({ children }) => children.length > 0);
}

function toCategory(row: Sent<Wire['ProductCategoryLeaf']>): CategoryOption {
  return { id: text(row.id), name: name(row.categoryName, row.categoryNameEn) };
}

function isNamed({ id, name: { zh } }: CategoryOption): boolean {
  return id !== '' && zh !== '';
}

/** The templates that can be downloaded, by their code. */
export function toTemplates(sent: Sent<Wire['ApplicationTemplatePage']> | null): Templates {
  const found: Templates = {};
  for (const row of records<Wire['ApplicationTemplate']>(record(sent).list)) {
    const code = oneOf(TEMPLATE_CODES, row.code);
    const attachmentId = text(row.attachmentId);
    if (code !== null && attachmentId !== '')
      found[code] = { attachmentId, fileName: text(row.name) || code };
  }
  return found;
}

/** Whether a switch of the dictionary stands at 1. */
export function isOn(sent: Sent<Wire['DictItem']> | null): boolean {
  return text(record(sent).itemValue) === '1';
}
