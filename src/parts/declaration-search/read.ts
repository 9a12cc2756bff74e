import type { Wire } from '#src/api/wire.ts';
import type { TwoNames } from '#src/lib/names.ts';
import { answeredRows, name, readPage, text } from '#src/lib/received.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

export interface DeclarationPage {
  rows: Declaration[];
  /** Null when the server does not state it. */
  total: number | null;
}

export interface Choice {
  value: string;
  names: TwoNames;
}

export function toDeclarationPage(sent: Wire['DeclarationPage'] | null): DeclarationPage {
  return readPage(sent, toDeclaration);
}

export function toPcrChoices(sent: readonly Wire['PcrItem'][] | null): Choice[] {
  return answeredRows(sent, ['pcrNumber']).map((row) => ({
    value: text(row.pcrNumber),
    names: name(row.productName, row.enProductName),
  }));
}
