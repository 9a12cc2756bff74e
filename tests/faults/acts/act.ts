/** What an act of the fault matrix is, and what several of them share. */
import { strToU8, zipSync } from 'fflate';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { makeXlsx } from '#mocks/files/xlsx.ts';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { Hands } from '../hands.ts';
import type { Visit } from '../stage.tsx';

export interface Act extends Visit {
  name: string;
  /** Until the call is near. */
  prepare?: (hands: Hands) => Promise<unknown>;
  /** What makes the calls, from where `prepare` ended or from where a fault left it. */
  go: (hands: Hands) => Promise<unknown>;
  /** Whether the server has it; an act without it is done when the page shows what it shows when all is well. */
  arrived?: (mock: TestMock) => boolean;
  /** It ends on the page where it began, and says so there. */
  keepsDraft?: boolean;
}

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

/** The server took the call. */
export const called = (operation: OperationId): ((mock: TestMock) => boolean) => served(operation, 1);
/** The server sent the file. */
export const sentFile = (operation: OperationId): ((mock: TestMock) => boolean) => served(operation, null);

const COOLDOWN_MS = 61_000;

/** Takes the code that has come, or asks for one, which can be done again after a minute. */
export async function takeCode(hands: Hands, field: string): Promise<void> {
  if (!hands.hasNewCode()) {
    await hands.stage.pass(COOLDOWN_MS);
    await hands.press(/^Get code/);
    await hands.solve();
  }
  await hands.type(field, hands.useCode());
}

/** Whether something lies over the page, so that the way to it is done already. */
export const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null;
