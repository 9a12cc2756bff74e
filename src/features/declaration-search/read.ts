import type { components } from '#src/api/generated/schema.d.ts';
import type { TwoNames } from '#src/lib/names.ts';
import { answeredRows, name, readPage, text } from '#src/lib/received.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

type Wire = components['schemas'];

export interface DeclarationPage {
  rows: Declaration[];
  total: number;
}

/** Something to choose in a filter. */
export interface Choice {
  value: string;
  names: TwoNames;
}

/** One page of the search. */
export function toDeclarationPage(sent: Wire['DeclarationPage'] | null): DeclarationPage {
  return readPage(sent, toDeclaration);
}

/** PCRs by their number. */
export function toPcrChoices(sent: readonly Wire['PcrItem'][] | null): Choice[] {
  return answeredRows(sent).map((row) => ({
    value: text(row.pcrNumber),
    names: name(row.productName, row.enProductName),
  }));
}
