import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { APPLICATION_ITEMS_MAX, PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import type { TwoNames } from '#src/lib/names.ts';
import type { Former, FormerItem, PcrOption, PossibleSource } from './read.ts';
import * as values from './values.ts';

/** Prefilling the form from a former application or declaration, as pure functions. */

export type FormerSource =
  | { kind: 'copy'; id: string }
  /** `application` is the declaration's source, if the link states it. */
  | { kind: 'renew'; id: string; application: string | null };

/** Parses the URL; `renew` takes precedence over `copyOf`, which then is the declaration's application. */
export function sourceOf(address: {
  copyOf?: string | undefined;
  renew?: string | undefined;
}): FormerSource | null {
  const { copyOf = null, renew } = address;
  if (renew !== undefined) return { kind: 'renew', id: renew, application: copyOf };
  return copyOf === null ? null : { kind: 'copy', id: copyOf };
}

/** Whether an application can be the source of a declaration: released, same PCR, matching product name. */
export function mayBeSourceOf(
  { released, pcrNumber, products }: PossibleSource,
  declaration: Pick<DeclarationDetail, 'pcrNumber' | 'product'>,
): boolean {
  const { zh, en } = declaration.product;
  const names = [zh, en].filter((name) => name !== '');
  return released && pcrNumber === declaration.pcrNumber && names.some((name) => products.includes(name));
}

/**
 * Product and PCR from the declaration, technology and files from its application.
 * @param found null without such an application
 */
export function renewalOf(
  { number, pcrNumber, pcr, product, type }: DeclarationDetail,
  found: Former | null,
): Former {
  const blank = { zh: '', en: '' };
  const declared: FormerItem = {
    name: product,
    type: type ?? 'EPD',
    technologyId: '',
    technology: blank,
    files: { lcaReport: '', dataTable: '', preReport: '' },
    declarationId: null,
  };
  const [item = declared] = found?.items ?? [];
  return { number, pcrNumber, pcr, items: [{ ...item, type: type ?? item.type }] };
}

export interface Choices {
  pcrs: readonly PcrOption[];
  groups: readonly values.CategoryGroup[];
  technologyIds: ReadonlySet<string>;
}

/** PCR of a former application, or null when it is no longer available. */
export function pcrOf(former: Pick<Former, 'pcrNumber'>, pcrs: readonly PcrOption[]): PcrOption | null {
  return pcrs.find(({ number }) => number === former.pcrNumber) ?? null;
}

/**
 * Prefills PCR, products, types, names and technologies. Unavailable choices are dropped or become typed names, recorded in
 * `origin.losses`; files are listed but not copied.
 * @param known losses known before
 */
export function takenOver(
  from: Pick<values.Origin, 'kind' | 'id'>,
  former: Former,
  choices: Choices,
  known: readonly values.Loss[] = [],
): values.ApplicationValues {
  const pcr = pcrOf(former, choices.pcrs);
  const losses: values.Loss[] = [...known];
  if (pcr === null)
    losses.push({
      what: 'pcr',
      product: 0,
      name: { zh: bothOf(former, 'zh'), en: bothOf(former, 'en') },
    });
  const items = former.items.slice(0, APPLICATION_ITEMS_MAX).map((item, index) => {
    const taken = takenItem(item, choices);
    losses.push(...taken.losses.map((what) => lossOf(what, item, index + 1)));
    return taken.values;
  });
  for (const item of former.items.slice(APPLICATION_ITEMS_MAX)) losses.push(lossOf('more', item, 0));
  return {
    pcrNumber: pcr?.number ?? null,
    items: items.length === 0 ? [values.blankItem()] : items,
    origin: { ...from, number: former.number, losses },
  };
}

function bothOf({ pcrNumber, pcr }: Former, lang: keyof TwoNames): string {
  return [pcrNumber, pcr[lang]].filter((part) => part !== '').join(' ');
}

function lossOf(what: values.Loss['what'], { name, technology }: FormerItem, product: number): values.Loss {
  const sent = sentName(name);
  // A typed name appears in its field as it was sent.
  const typed = what === 'typed' || what === 'long' ? { zh: sent, en: sent } : name;
  return { what, product, name: what === 'technology' ? technology : typed };
}

/** The Chinese name takes precedence in requests. */
function sentName({ zh, en }: TwoNames): string {
  return zh === '' ? en : zh;
}

function takenItem(
  { name, type, technologyId, files }: FormerItem,
  { groups, technologyIds }: Choices,
): { values: values.ItemValues; losses: values.Loss['what'][] } {
  const category = groups
    .flatMap(({ children }) => children)
    .find((child) => child.name.zh === name.zh || (name.zh === '' && child.name.en === name.en));
  const technologyGone = technologyId !== '' && !technologyIds.has(technologyId);
  const own = sentName(name);
  const losses: values.Loss['what'][] = [];
  // Either typed originally, or its category has been renamed since.
  if (category === undefined) losses.push(own.length > PRODUCT_NAME_MAX ? 'long' : 'typed');
  if (technologyGone) losses.push('technology');
  return {
    losses,
    values: {
      ...values.blankItem(),
      productType: type,
      ...(category === undefined
        ? { naming: 'type', typedName: own }
        : { naming: 'pick', categoryId: category.id, categoryName: category.name.zh }),
      technologyId: technologyId === '' || technologyGone ? null : technologyId,
      formerFiles: files,
    },
  };
}
