/**
 * The fault matrix, first half: every screen, every call it makes, every fault of the call. A reduced form here, in which every
 * screen has a call that fails, every call a screen and every kind of fault a call; all of it with `npm run test:faults`.
 */
import { describe, expect, it } from 'vitest';
// Parts with calls of their own: loaded here, or they come later than the portal's clock waits.
import '#src/features/declaration-search/qr-button.tsx';
import '#src/features/product/visitor.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { LANGUAGES } from '#src/i18n/keys.ts';
import { translate } from '#src/i18n/translate.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { ON_OPENING } from './calls.ts';
import { readPage } from './judge.ts';
import { chosenOf, isMine, isWhole, LONGEST_MS, runAll, harnessOfFile, wish } from './matrix.ts';
import { casesOf, KINDS } from './plan.ts';
import { languageOf, observe, runLoad, SCREENS } from './run.ts';

const harness = harnessOfFile();
const kinds = new Set<string>();
const called = new Set<OperationId>();
const failed = new Set<OperationId>();
const routes = createPortalRouter(createPortalQueryClient()).routesByPath;

/** The head that stands while a page loads: the page must have the same words, or it changes under its reader. */
function headOf(path: string): string[] {
  const { title = 'nav.home', head } = routes[path as '/gpi'].options.staticData ?? {};
  if (head === undefined || path.includes('$')) return [];
  return [title, ...(head.intro === undefined ? [] : [head.intro])].map((key) => translate(key));
}

// Order matters: the last test sums up the others.
describe('the fault matrix, screens', { shuffle: false }, () => {
  it.each(SCREENS.filter(isMine))(
    '$name has the words of its head, and stands whatever its calls do',
    async (screen) => {
      const own = LANGUAGES.filter((language) => language === languageOf(screen.name));
      // Dynamic imports are slow only on the first visit.
      const healthy = await observe(harness, screen, wish.isReduced ? own : [...LANGUAGES, ...LANGUAGES]);
      const { heading, main } = readPage();
      expect([heading, ...main]).toEqual(expect.arrayContaining(headOf(screen.name)));
      for (const operation of healthy.operations) called.add(operation);
      await runAll(casesOf(screen.name, chosenOf(healthy.operations, failed), wish), (one) => {
        const { operation, kind } = one;
        kinds.add(kind.name);
        failed.add(operation);
        const all = `${screen.name} ${operation} ${kind.name}`;
        return runLoad(harness, screen, one, healthy, languageOf(wish.isReduced ? screen.name : all));
      });
    },
    LONGEST_MS,
  );

  it.runIf(wish.isReduced && isWhole)('every kind of fault had its turn', () => {
    expect(KINDS.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([]);
  });

  it.runIf(isWhole)('the calls of opened screens are the ones that need no act', () => {
    expect([...called].sort()).toEqual([...ON_OPENING].sort());
  });
});
