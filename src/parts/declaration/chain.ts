import { ON_CHAIN } from '#src/lib/states.ts';
import type { ChainState, Declaration } from './declaration.ts';

/** Records on the blockchain: `isDataStubs` or `isReportStubs` equal to 3 (document 2 §2). */
export function chainRecords(declaration: Pick<Declaration, 'chain'>): ChainState[] {
  return declaration.chain.filter(({ state }) => state === ON_CHAIN);
}

/** True only if the server states that no record is on the blockchain. */
export function isOffChain({ chain }: Pick<Declaration, 'chain'>): boolean {
  return chain.every(({ state }) => state !== null && state !== ON_CHAIN);
}

/** Hash that the seal is drawn from: of the stored report, else of the stored data; null where none is stated. */
export function sealHash(declaration: Pick<Declaration, 'chain'>): string | null {
  const hashes = chainRecords(declaration).filter(({ hash }) => hash !== '');
  return (hashes.find(({ kind }) => kind === 'report') ?? hashes[0])?.hash ?? null;
}
