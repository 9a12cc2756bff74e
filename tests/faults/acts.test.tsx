/**
 * The fault matrix, second half: users submit and open things while a call fails. No input is lost, and a retry succeeds once the
 * fault ends. In the reduced form a call fails in the first act that makes it, unless a screen opens with it (screens.test.tsx), and
 * every act has a call that fails.
 */
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { ACCOUNT } from './acts/account.ts';
import { APPLICATION } from './acts/application.ts';
import { ENTRY } from './acts/entry.ts';
import { FILES } from './acts/files.ts';
import { FORMS } from './acts/forms.ts';
import { ON_OPENING, portalCalls } from './calls.ts';
import { chosenOf, isMine, isWhole, LONGEST_MS, runAll, harnessOfFile, wish } from './matrix.ts';
import { casesOf } from './plan.ts';
import { observeAct, runAct } from './run.ts';

/** What people send, open and take from the screens: each act makes calls of its own, which fail in turn. */
const ACTS = [...FORMS, ...APPLICATION, ...ENTRY, ...ACCOUNT, ...FILES];

const harness = harnessOfFile();
const seen = new Set<OperationId>(ON_OPENING);
const called = new Set<OperationId>(ON_OPENING);

// Order matters: the last test sums up the others.
describe('the fault matrix, acts', { shuffle: false }, () => {
  it.each(ACTS.filter(isMine))(
    '$name: nothing typed is lost, and it can be done again',
    async (act) => {
      const healthy = await observeAct(harness, act);
      expect(healthy.operations).not.toEqual([]);
      for (const operation of healthy.operations) called.add(operation);
      const chosen = chosenOf(healthy.operations, seen);
      for (const operation of chosen) seen.add(operation);
      await runAll(casesOf(act.name, chosen, wish), (one) => runAct(harness, act, one, healthy));
    },
    LONGEST_MS,
  );

  it.runIf(isWhole)('every call that the portal makes is made by a screen or an act', () => {
    expect(
      portalCalls().filter((operation) => !called.has(operation)),
      'a call that no screen makes when it opens needs an act in tests/faults/acts',
    ).toEqual([]);
  });
});
