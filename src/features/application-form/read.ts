import type { components } from '#src/api/generated/schema.d.ts';
import {
  answeredPage,
  answeredRows,
  distinct,
  distinctBy,
  name,
  oneOf,
  record,
  records,
  text,
  textOrNull,
  verbatim,
  type Sent,
} from '#src/lib/received.ts';
import { STAGES } from '#src/lib/states.ts';
import { DECLARATION_TYPES } from '#src/parts/declaration/declaration.ts';
import type { Former, FormerItem, PossibleSource } from './former.ts';
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
  const rows = answeredRows(sent).map((row) => ({
    id: text(row.id),
    number: text(row.pcrNumber),
    name: name(row.productName, row.enProductName),
    scope: name(row.pcrDesc, row.enPcrDesc),
  }));
  return distinctBy(rows, ({ number }) => number);
}

/** Groups of products that hold something to choose. */
export function toCategoryGroups(sent: readonly Wire['ProductCategory'][] | null): CategoryGroup[] {
  const groups = distinct(
    answeredRows(sent).map((row) => ({
      ...toCategory(row),
      children: records<Wire['ProductCategoryLeaf']>(row.children).map(toCategory).filter(isNamed),
    })),
  );
  // A product stands in one group, its first.
  const known = new Set<string>();
  const isNew = ({ id }: CategoryOption): boolean => known.size < known.add(id).size;
  return groups
    .map((group) => ({ ...group, children: group.children.filter(isNew) }))
    .filter(({ children }) => children.length > 0);
}

/** The document names no id: without one, a category is told apart by its name. */
function toCategory(row: Sent<Wire['ProductCategoryLeaf']>): CategoryOption {
  return { id: text(row.id) || text(row.categoryName), name: name(row.categoryName, row.categoryNameEn) };
}

function isNamed({ id, name: { zh } }: CategoryOption): boolean {
  return id !== '' && zh !== '';
}

/** The templates that can be downloaded, by their code. */
export function toTemplates(sent: Sent<Wire['ApplicationTemplatePage']> | null): Templates {
  const found: Templates = {};
  for (const row of answeredPage<Wire['ApplicationTemplate']>(sent).rows) {
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

/** A former application (`POST /p/epd/apply`), as far as a new one can be filled from it. */
export function toFormer(sent: Sent<Wire['ApplicationDetail']> | null): Former {
  const row = record(sent);
  return {
    number: text(row.applicationNumber) || text(row.id),
    pcrNumber: text(row.pcrNumber),
    pcr: name(row.pcrName, row.pcrNameEn),
    items: records<Wire['ApplicationItem']>(row.items).map(toFormerItem),
  };
}

function toFormerItem(row: Sent<Wire['ApplicationItem']>): FormerItem {
  const fileName = (id: unknown, called: unknown): string =>
    text(id) === '' ? '' : text(called) || text(id);
  return {
    name: name(row.productName, row.productNameEn),
    type: oneOf(DECLARATION_TYPES, row.productType) ?? 'EPD',
    technologyId: text(row.technologyId),
    technology: name(row.technologyName, row.technologyNameEn),
    files: {
      lcaReport: fileName(row.lcaAttachmentCn, row.lcaAttachmentCnName),
      dataTable: fileName(row.dataAttachment, row.dataAttachmentName),
      preReport: fileName(row.epdAttachmentTest, row.epdAttachmentTestName),
    },
    declarationId: textOrNull(row.epdId),
  };
}

/** A row of `GET /p/portal/my/company/epd`; null without an id. */
export function toPossibleSource(row: Sent<Wire['MyApplication']>): PossibleSource | null {
  const id = text(row.id) || text(row.applyId);
  if (id === '') return null;
  return {
    id,
    released: oneOf(STAGES, row.applyStatus) === 70,
    pcrNumber: text(row.pcrNumber),
    products: typeof row.epdList === 'string' ? verbatim(row.epdList) : JSON.stringify(row.epdList ?? ''),
  };
}
