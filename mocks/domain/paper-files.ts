/** The PDFs of quotes and contracts, and the numbers of contracts: the same from the seed and from the operator. */
import { padded } from '../lib/padded.ts';
import type { Application } from '../world/entities.ts';
import type { Store } from '../world/types.ts';
import { putFile } from './made-files.ts';

/** `HT-2026-0012`: the year, and a running number of the platform. */
export function contractNumber(day: string, running: number): string {
  return `HT-${day.slice(0, 4)}-${padded(running, 4)}`;
}

type Owner = Pick<Application, 'companyCode' | 'number'>;

/** Stores the PDF of a quote and returns its id. */
export function putQuoteFile(store: Store, quoteId: string, owner: Owner, createdAt: number): string {
  return putFile(store, {
    id: `a-${quoteId}`,
    fileName: `服务报价单-${owner.number}.pdf`,
    businessType: 'QUOTE',
    access: 'owner',
    ownerCompanyCode: owner.companyCode,
    createdAt,
    maker: 'quotePdf',
    args: { quoteId },
  });
}

/** Stores the PDF of a contract and returns its id. */
export function putContractFile(
  store: Store,
  contract: { readonly id: string; readonly number: string },
  companyCode: string,
  createdAt: number,
): string {
  return putFile(store, {
    id: `a-${contract.id}`,
    fileName: `服务合同-${contract.number}.pdf`,
    businessType: 'CONTRACT',
    access: 'owner',
    ownerCompanyCode: companyCode,
    createdAt,
    maker: 'contractPdf',
    args: { contractId: contract.id },
  });
}
