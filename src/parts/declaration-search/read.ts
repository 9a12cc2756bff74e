import type { Wire } from '#src/api/wire.ts';
import { answeredRows, name, readPage, text } from '#src/lib/received.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';

export type DeclarationPage = ReturnType<typeof toDeclarationPage>;
export type Choice = ReturnType<typeof toPcrChoices>[number];

export function toDeclarationPage(sent: Wire['DeclarationPage'] | null) {
  return readPage(sent, toDeclaration);
}

export function toPcrChoices(sent: readonly Wire['PcrItem'][] | null) {
  return answeredRows(sent, ['pcrNumber']).map((row) => ({
    value: text(row.pcrNumber),
    names: name(row.productName, row.enProductName),
  }));
}
