import type { components } from '#src/api/generated/schema.d.ts';
import { translate } from '#src/i18n/translate.ts';
import { nameIn } from '#src/lib/names.ts';
import {
  answeredPage,
  answeredRows,
  distinct,
  distinctBy,
  name,
  oneOf,
  record,
  recordAround,
  records,
  text,
  textOrNull,
  verbatim,
  type Sent,
} from '#src/lib/received.ts';
import { STAGES } from '#src/lib/states.ts';
import { DECLARATION_TYPES } from '#src/parts/declaration/declaration.ts';
import { ITEM_FILES, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import { TEMPLATE_CODES, type CategoryGroup, type CategoryOption, type Templates } from './values.ts';

type Wire = components['schemas'];

/** PCRs without a number are dropped: they cannot be selected. */
export function toPcrOptions(sent: readonly Wire['PcrItem'][] | null) {
  const rows = answeredRows(sent, ['pcrNumber']).map((row) => ({
    id: text(row.id),
    number: text(row.pcrNumber),
    name: name(row.productName, row.enProductName),
    scope: name(row.pcrDesc, row.enPcrDesc),
  }));
  return distinctBy(rows, ({ number }) => number);
}

export type PcrOption = ReturnType<typeof toPcrOptions>[number];

/** Groups without selectable products are dropped. */
export function toCategoryGroups(sent: readonly Wire['ProductCategory'][] | null): CategoryGroup[] {
  const groups = distinct(
    answeredRows(sent, ['categoryName']).map((row) => ({
      ...toCategory(row),
      children: records<Wire['ProductCategoryLeaf']>(row.children).map(toCategory).filter(isNamed),
    })),
  );
  // A product in several groups is kept in the first.
  const known = new Set<string>();
  const isNew = ({ id }: CategoryOption): boolean => known.size < known.add(id).size;
  return groups
    .map((group) => ({ ...group, children: group.children.filter(isNew) }))
    .filter(({ children }) => children.length > 0);
}

/** The documents name no id: without one, the name identifies a category. */
function toCategory(row: Sent<Wire['ProductCategoryLeaf']>): CategoryOption {
  return { id: text(row.id) || text(row.categoryName), name: name(row.categoryName, row.categoryNameEn) };
}

function isNamed({ id, name: { zh } }: CategoryOption): boolean {
  return id !== '' && zh !== '';
}

export function toTemplates(sent: Sent<Wire['ApplicationTemplatePage']> | null): Templates {
  const found: Templates = {};
  for (const row of answeredPage<Wire['ApplicationTemplate']>(sent, ['code', 'attachmentId']).rows) {
    const code = oneOf(TEMPLATE_CODES, row.code);
    const attachmentId = text(row.attachmentId);
    if (code !== null && attachmentId !== '')
      found[code] = { attachmentId, fileName: text(row.name) || code };
  }
  return found;
}

export function isOn(sent: Sent<Wire['DictItem']> | null): boolean {
  return text(record(sent).itemValue) === '1';
}

/** The fields of a former application (`POST /p/epd/apply`) that prefill a new one. */
export function toFormer(sent: Sent<Wire['ApplicationDetail']> | null) {
  const row = recordAround<Wire['ApplicationDetail']>('items', sent);
  const items = records<Wire['ApplicationItem']>(row.items).map(toFormerItem);
  return {
    // Falls back to the name of the first product.
    number: text(row.applicationNumber) || nameIn('zh', items[0]?.name ?? name('', '')),
    pcrNumber: text(row.pcrNumber),
    pcr: name(row.pcrName, row.pcrNameEn),
    items,
  };
}

export type Former = ReturnType<typeof toFormer>;

function toFormerItem(row: Sent<Wire['ApplicationItem']>) {
  const fileName = (id: unknown, called: unknown, kind: ItemFileKind): string =>
    text(id) === '' ? '' : text(called) || translate(ITEM_FILES[kind].label);
  return {
    name: name(row.productName, row.productNameEn),
    type: oneOf(DECLARATION_TYPES, row.productType) ?? 'EPD',
    technologyId: text(row.technologyId),
    technology: name(row.technologyName, row.technologyNameEn),
    files: {
      lcaReport: fileName(row.lcaAttachmentCn, row.lcaAttachmentCnName, 'lcaReport'),
      dataTable: fileName(row.dataAttachment, row.dataAttachmentName, 'dataTable'),
      preReport: fileName(row.epdAttachmentTest, row.epdAttachmentTestName, 'preReport'),
    },
    /** Resulting declaration; null before its release. */
    declarationId: textOrNull(row.epdId),
  };
}

export type FormerItem = ReturnType<typeof toFormerItem>;

/** A row of `GET /p/portal/my/company/epd`; null without an id. */
export function toPossibleSource(row: Sent<Wire['MyApplication']>) {
  const id = text(row.id) || text(row.applyId);
  if (id === '') return null;
  return {
    id,
    released: oneOf(STAGES, row.applyStatus) === 70,
    pcrNumber: text(row.pcrNumber),
    /** Product names within a text (document 2 §3). */
    products: typeof row.epdList === 'string' ? verbatim(row.epdList) : JSON.stringify(row.epdList ?? ''),
  };
}

export type PossibleSource = NonNullable<ReturnType<typeof toPossibleSource>>;
