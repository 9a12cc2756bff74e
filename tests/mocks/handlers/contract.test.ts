import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { contractIn as ownContractIn } from './starting-points.ts';

const { bench, certified } = benchOfEachTest();

const contractIn = (status: number) => ownContractIn(bench, status);

describe('getContract', () => {
  it.each([0, 1])('shows no file below 2 (state %i)', async (status) => {
    const contract = await certified.ok('getContract', { body: { id: contractIn(status).applicationId } });
    expect(contract).toMatchObject({ status, contractAttachmentVO: null, contractNumber: null });
  });

  it.each([2, 3, 4])('shows the file above 1 (state %i) [2§7 getContract]', async (status) => {
    const contract = await certified.ok('getContract', { body: { id: contractIn(status).applicationId } });
    expect(contract?.contractAttachmentVO?.name).toMatch(/\.pdf$/);
    expect(contract?.contractNumber).toMatch(/^HT-\d{4}-\d{4}$/);
  });

  it("refuses another company's application", async () => {
    const { applicationId } = contractIn(2);
    await bench.as('agency').refused('getContract', { body: { id: applicationId } }, /another company/);
  });
});

describe('confirmContract and refuseContract', () => {
  const keyOf = ({ id, applicationId }: { id: string; applicationId: string }) => ({
    body: { id, applyId: applicationId },
  });

  it('confirming at 2 gives 3; the stage stays with the platform [2§7 confirmContract]', async () => {
    const contract = contractIn(2);
    await certified.ok('confirmContract', keyOf(contract));
    expect(bench.world.store.contracts.get(contract.id)).toMatchObject({
      status: 3,
      decidedAt: bench.world.clock.now(),
    });
    expect(bench.world.store.applications.get(contract.applicationId)?.stage).toBe(20);
  });

  it('refusing at 2 gives 4 [2§7 refuseContract]', async () => {
    const contract = contractIn(2);
    await certified.ok('refuseContract', keyOf(contract));
    expect(bench.world.store.contracts.get(contract.id)?.status).toBe(4);
  });

  it.each([0, 1, 3, 4])('is refused in state %i [2§4 contract]', async (status) => {
    const contract = contractIn(status);
    await certified.refused('confirmContract', keyOf(contract), 'The contract is not open for a decision.');
    await certified.refused('refuseContract', keyOf(contract), 'The contract is not open for a decision.');
    expect(bench.world.store.contracts.get(contract.id)?.status).toBe(status);
  });

  it('refuses a contract of another application', async () => {
    const body = { id: contractIn(2).id, applyId: contractIn(1).applicationId };
    await certified.refused('confirmContract', { body }, 'The contract does not exist.');
  });

  it('refuses somebody of another company', async () => {
    const contract = contractIn(2);
    await bench
      .as('agency')
      .refused('confirmContract', keyOf(contract), 'This application belongs to another company.');
    expect(bench.world.store.contracts.get(contract.id)?.status).toBe(2);
  });
});
