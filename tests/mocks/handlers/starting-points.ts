/** Rows of the seed from which a call can start. */
import type { Bench } from './harness.ts';

export function quoteIn(bench: Bench, status: number): { id: string; applicationId: string } {
  const { quotes, applications } = bench.world.store;
  const found = quotes.find(
    (row) => row.status === status && applications.get(row.applicationId)?.companyCode === 'C01',
  );
  if (found === undefined) throw new Error(`no quote in state ${status}`);
  return found;
}
export function contractIn(bench: Bench, status: number): { id: string; applyId: string } {
  const { contracts, applications } = bench.world.store;
  const found = contracts.find(
    (row) => row.status === status && applications.get(row.applicationId)?.companyCode === 'C01',
  );
  if (found === undefined) throw new Error(`no contract in state ${status}`);
  return { id: found.id, applyId: found.applicationId };
}
export function correction(bench: Bench): string {
  const found = bench.world.store.applications.find((row) => row.companyCode === 'C01' && row.lcaCheck === 2);
  if (found === undefined) throw new Error('no application with a correction');
  return found.id;
}
