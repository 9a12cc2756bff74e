/** Type of an act in the fault matrix, and helpers of several acts. */
import { strToU8, zipSync } from 'fflate';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { makeXlsx } from '#mocks/files/xlsx.ts';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { User } from '../user.ts';
import type { Visit } from '../harness.tsx';

export interface Act extends Visit {
  name: string;
  /** Steps before the failing call. */
  prepare?: (user: User) => Promise<unknown>;
  /** Makes the calls, starting where `prepare` or a fault ended. */
  go: (user: User) => Promise<unknown>;
  /** Whether the server processed it; without it, the act is done when the page equals its baseline. */
  arrived?: (mock: TestMock) => boolean;
  /** Read-only: it recovers automatically when the network returns. */
  reads?: true;
  /** It ends on the page where it began, with a message there. */
  keepsDraft?: boolean;
}

/** An act by which a user of a certified company, unless told otherwise, has the server take one call. */
export const act = (name: string, operation: OperationId, more: Partial<Act> & Pick<Act, 'go'>): Act => ({
  name,
  path: name.replace(/:.*/, ''),
  persona: 'certified',
  arrived: called(operation),
  ...more,
});

/** The same, by which the server sends a file. */
export const download = (name: string, operation: OperationId, more: Partial<Act> & Pick<Act, 'go'>): Act =>
  act(name, operation, { arrived: served(operation, null), ...more });

/** Acts in a dialog, which a press opens unless it is open already. */
export const first =
  (opens: string | RegExp, go: Act['go']): Act['go'] =>
  async (user) => {
    if (!isOpen()) await user.press(opens);
    await go(user);
  };

export const pdf = new File(['%PDF-1.7\n%%EOF'], 'report.pdf', { type: 'application/pdf' });
export const zip = new File([new Uint8Array(zipSync({ 'table.csv': strToU8('a,b\n') }))], 'table.zip');
export const png = new File(
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  'paper.png',
  { type: 'image/png' },
);
export const excel = new File(
  [new Uint8Array(makeXlsx([{ name: 'Data', rows: [['process', 'amount']] }], '2026-11-20'))],
  'data.xlsx',
);

const served =
  (operation: OperationId, code: number | null) =>
  (mock: TestMock): boolean =>
    mock.world.journal
      .tail()
      .some((entry) => entry.operationId === operation && entry.status === 200 && entry.code === code);

/** Whether the server accepted the call. */
const called = (operation: OperationId): ((mock: TestMock) => boolean) => served(operation, 1);

const COOLDOWN_MS = 61_000;

/** Reads the code that was sent, or requests one; requests are limited to one a minute. */
export async function takeCode(user: User, field: string): Promise<void> {
  if (!user.hasNewCode()) {
    await user.harness.pass(COOLDOWN_MS);
    await user.press(/^Get code/);
    await user.solve();
  }
  await user.type(field, user.useCode());
}

/** Acts that begin with a code. */
export const withCode =
  (field: 'SMS code' | 'E-mail code', go: Act['go']): Act['go'] =>
  async (user) => {
    await takeCode(user, field);
    await go(user);
  };

export async function cancelAccount(user: User): Promise<void> {
  await user.press('Request cancellation');
  await user.press('Yes, cancel my account');
}

/** Whether a dialog is open, so that the steps to it can be skipped. */
export const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null;
