import type { components } from '#src/api/generated/schema.d.ts';
import { translate } from '#src/i18n/translate.ts';
import { nameIn } from '#src/lib/names.ts';
import * as read from '#src/lib/received.ts';
import { STAGES } from '#src/lib/states.ts';
import { DECLARATION_TYPES } from '#src/parts/declaration/declaration.ts';
import { ITEM_FILES, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import { TEMPLATE_CODES, type CategoryGroup, type CategoryOption, type Templates } from './values.ts';

type Wire = components['schemas'];

/** PCRs without a number are dropped: they cannot be selected. */
export function toPcrOptions(sent: readonly Wire['PcrItem'][] | null) {
  const rows = read.answeredRows(sent, ['pcrNumber']).map((row) => ({
    id: read.text(row.id),
    number: read.text(row.pcrNumber),
    name: read.name(row.productName, row.enProductName),
    scope: read.name(row.pcrDesc, row.enPcrDesc),
  }));
  return read.distinctBy(rows, ({ number }) => number);
}

export type PcrOption = ReturnType<typeof toPcrOptions>[number];

/** Groups without selectable products are dropped. */
export function toCategoryGroups(sent: readonly Wire['ProductCategory'][] | null): CategoryGroup[] {
  const groups = read.distinct(
    read.answeredRows(sent, ['categoryName']).map((row) => ({
      ...toCategory(row),
      children: read.records<Wire['ProductCategoryLeaf']>(row.children).map(toCategory).filter(isNamed),
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
function toCategory(row: read.Sent<Wire['ProductCategoryLeaf']>): CategoryOption {
  return {
    id: read.text(row.id) || read.text(row.categoryName),
    name: read.name(row.categoryName, row.categoryNameEn),
  };
}

function isNamed({ id, name: { zh } }: CategoryOption): boolean {
  return id !== '' && zh !== '';
}

export function toTemplates(sent: read.Sent<Wire['ApplicationTemplatePage']> | null): Templates {
  const found: Templates = {};
  for (const row of read.answeredPage<Wire['ApplicationTemplate']>(sent, ['code', 'attachmentId']).rows) {
    const code = read.oneOf(TEMPLATE_CODES, row.code);
    const attachmentId = read.text(row.attachmentId);
    if (code !== null && attachmentId !== '')
      found[code] = { attachmentId, fileName: read.text(row.name) || code };
  }
  return found;
}

export function isOn(sent: read.Sent<Wire['DictItem']> | null): boolean {
  return read.text(read.record(sent).itemValue) === '1';
}

/** The fields of a former application (`POST /p/epd/apply`) that prefill a new one. */
export function toFormer(sent: read.Sent<Wire['ApplicationDetail']> | null) {
  const row = read.recordAround<Wire['ApplicationDetail']>('items', sent);
  const items = read.records<Wire['ApplicationItem']>(row.items).map(toFormerItem);
  return {
    // Falls back to the name of the first product.
    number: read.text(row.applicationNumber) || nameIn('zh', items[0]?.name ?? read.name('', '')),
    pcrNumber: read.text(row.pcrNumber),
    pcr: read.name(row.pcrName, row.pcrNameEn),
    items,
  };
}

export type Former = ReturnType<typeof toFormer>;

function toFormerItem(row: read.Sent<Wire['ApplicationItem']>) {
  const fileName = (id: unknown, called: unknown, kind: ItemFileKind): string =>
    read.text(id) === '' ? '' : read.text(called) || translate(ITEM_FILES[kind].label);
  return {
    name: read.name(row.productName, row.productNameEn),
    type: read.oneOf(DECLARATION_TYPES, row.productType) ?? 'EPD',
    technologyId: read.text(row.technologyId),
    technology: read.name(row.technologyName, row.technologyNameEn),
    files: {
      lcaReport: fileName(row.lcaAttachmentCn, row.lcaAttachmentCnName, 'lcaReport'),
      dataTable: fileName(row.dataAttachment, row.dataAttachmentName, 'dataTable'),
      preReport: fileName(row.epdAttachmentTest, row.epdAttachmentTestName, 'preReport'),
    },
    /** Resulting declaration; null before its release. */
    declarationId: read.textOrNull(row.epdId),
  };
}

export type FormerItem = ReturnType<typeof toFormerItem>;

/** A row of `GET /p/portal/my/company/epd`; null without an id. */
export function toPossibleSource(row: read.Sent<Wire['MyApplication']>) {
  const id = read.text(row.id) || read.text(row.applyId);
  if (id === '') return null;
  return {
    id,
    released: read.oneOf(STAGES, row.applyStatus) === 70,
    pcrNumber: read.text(row.pcrNumber),
    /** Product names within a text (document 2 §3). */
    products:
      typeof row.epdList === 'string' ? read.verbatim(row.epdList) : JSON.stringify(row.epdList ?? ''),
  };
}

export type PossibleSource = NonNullable<ReturnType<typeof toPossibleSource>>;
