/** Checks that a page does not state what the server did not send. */
import { vi } from 'vitest';
import type { Claim, ClaimField } from '#src/lib/claims/claim.ts';
import type { Harness, Visit } from '../faults/harness.tsx';
import { saidOf, spokenTexts } from './page-texts.ts';
import { telling, type Telling } from './changed-server.ts';

/** A page that makes a claim. */
export interface View extends Visit, Pick<Telling, 'set' | 'only'> {
  /** Keys of the claim shown here; default: all. */
  says?: readonly string[];
  /** Indices of the claim's field groups that apply here; default: all. */
  on?: readonly number[];
  /** Fills browser storage first. */
  kept?: () => void;
}

/** What a page tells as long as the server sends everything. */
interface Told {
  heading: string;
  texts: readonly string[];
}

/** Claims share their views. */
const told = new Map<string, Told>();

const keyOf = ({ path, persona, scenario, set, only, kept }: View): string =>
  JSON.stringify([path, persona, scenario, set, only, kept?.toString()]);

/** Opens a view behind a server that leaves fields out. */
async function open(harness: Harness, view: View, without: readonly ClaimField[]): Promise<void> {
  await harness.world(view);
  harness.standBehind(telling({ ...view, without }));
  if (view.kept === undefined) await harness.open(view, 'en');
  else {
    harness.close();
    window.localStorage.clear();
    view.kept();
    await harness.reopen(view, 'en');
  }
  // Parts of a page load in real time, later than the clock of the harness waits.
  await vi.dynamicImportSettled();
  await harness.settle();
}

/** Of the page and of its dialog; which of them comes first in the document depends on the pages before. */
const heading = (): string =>
  ['h1', '[role=dialog] h2'].map((place) => document.querySelector(place)?.textContent).join();

async function toldBy(harness: Harness, view: View): Promise<Told> {
  const known = told.get(keyOf(view));
  if (known !== undefined) return known;
  await open(harness, view, []);
  const page = { heading: heading(), texts: spokenTexts() };
  told.set(keyOf(view), page);
  return page;
}

/** Faults of a claim in a view, as messages; empty when every sentence disappears or changes with each of its fields. */
export async function judgeClaim(
  harness: Harness,
  claim: Claim & { readonly id: string },
  view: View,
): Promise<string[]> {
  const keys = view.says ?? claim.says;
  const healthy = await toldBy(harness, view);
  const before = new Map(keys.map((key) => [key, saidOf(key, healthy.texts)]));
  const silent = keys.filter((key) => before.get(key)?.size === 0);
  if (silent.length > 0) return [`${claim.id} is not made at ${view.path}: ${silent.join(', ')}`];
  const wrong: string[] = [];
  for (const group of claim.fields.filter((_, at) => view.on?.includes(at) ?? true)) {
    await open(harness, view, group);
    const stays = keys.filter((key) => [...saidOf(key)].some((words) => before.get(key)?.has(words)));
    if (stays.length > 0)
      wrong.push(`${claim.id} stays at ${view.path} without ${group.join(', ')}: ${stays.join(', ')}`);
    if (heading() !== healthy.heading || saidOf('ui.state.errorTitle').size > 0)
      wrong.push(
        `${claim.id}: ${view.path} does not stand without ${group.join(', ')} (${healthy.heading}: ${heading()})`,
      );
  }
  return wrong;
}
