/**
 * The fault matrix, first half: every screen of the map, every call that it makes, everything that can go wrong with that call. Here
 * in a reduced form, in which every screen, every call and every kind has its turn; whole with `npm run test:faults`.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/i18n/keys.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { ON_OPENING } from './calls.ts';
import { FAULT_KINDS } from './kinds.ts';
import { isMine, isWhole, LONGEST_MS, runAll, stageOfFile, wish } from './matrix.ts';
import { casesOf } from './plan.ts';
import { languageOf, observe, runLoad, SCREENS } from './run.ts';

const stage = stageOfFile();
const kinds = new Set<string>();
const called = new Set<OperationId>();

// In this order: what was seen on the way is summed up at the end.
describe('the fault matrix, screens', { shuffle: false }, () => {
  it.each(SCREENS.filter(isMine))(
    '$name stands whatever its calls do',
    async (screen) => {
      const own = LANGUAGES.filter((language) => language === languageOf(screen.name));
      // Scripts come with the first visit, and are never as slow again.
      const healthy = await observe(stage, screen, wish.isReduced ? own : [...LANGUAGES, ...LANGUAGES]);
      for (const operation of healthy.operations) called.add(operation);
      await runAll(casesOf(screen.name, healthy.operations, wish), (one) => {
        const { operation, kind } = one;
        kinds.add(kind.name);
        const all = `${screen.name} ${operation} ${kind.name}`;
        return runLoad(stage, screen, one, healthy, languageOf(wish.isReduced ? screen.name : all));
      });
    },
    LONGEST_MS,
  );

  it.runIf(wish.isReduced && isWhole)('every kind of fault had its turn', () => {
    expect(FAULT_KINDS.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([]);
  });

  it.runIf(isWhole)('the calls of opened screens are the ones that need no act', () => {
    expect([...called].sort()).toEqual([...ON_OPENING].sort());
  });
});
