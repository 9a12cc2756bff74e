/** Checks that a page does not state what the server did not send. */
import type { Claim, ClaimField } from '#src/lib/claims/claim.ts';
import type { Harness, Visit } from '../faults/harness.tsx';
import { isComing, pause } from '../faults/waiting.ts';
import { saidOf, textOf } from './page-texts.ts';
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

/** Dynamic imports load in real time, on a busy machine later than the harness waits: number of polls, ms apart. */
const LATE_LOOKS = 40;
const LATE_LOOK_MS = 25;

async function waitWhile(harness: Harness, isMissing: () => boolean): Promise<void> {
  for (let look = 0; look < LATE_LOOKS && isMissing(); look += 1) {
    await pause(LATE_LOOK_MS);
    await harness.settle();
  }
}

async function open(harness: Harness, view: View, without: readonly ClaimField[]): Promise<void> {
  await harness.world(view);
  harness.standBehind(telling({ ...view, without }));
  if (view.kept === undefined) return harness.open(view, 'en');
  harness.close();
  window.localStorage.clear();
  view.kept();
  await harness.reopen(view, 'en');
}

const heading = (): string | undefined => document.querySelector('h1, h2')?.textContent;

/** Faults of a claim in a view, as messages; empty when every sentence disappears or changes with each of its fields. */
export async function judgeClaim(
  harness: Harness,
  claim: Claim & { readonly id: string },
  view: View,
): Promise<string[]> {
  const keys = view.says ?? claim.says;
  await open(harness, view, []);
  await waitWhile(harness, () => isComing() || keys.some((key) => saidOf(key).size === 0));
  const before = new Map(keys.map((key) => [key, saidOf(key)]));
  const head = heading();
  const silent = keys.filter((key) => before.get(key)?.size === 0);
  if (silent.length > 0) return [`${claim.id} is not made at ${view.path}: ${silent.join(', ')}`];
  const wrong: string[] = [];
  for (const group of claim.fields.filter((_, at) => view.on?.includes(at) ?? true)) {
    await open(harness, view, group);
    await waitWhile(harness, isComing);
    const stays = keys.filter((key) => [...saidOf(key)].some((words) => before.get(key)?.has(words)));
    if (stays.length > 0)
      wrong.push(`${claim.id} stays at ${view.path} without ${group.join(', ')}: ${stays.join(', ')}`);
    if (heading() !== head || saidOf('ui.state.errorTitle').size > 0)
      wrong.push(
        `${claim.id}: ${view.path} does not stand without ${group.join(', ')} (${textOf('ui.state.errorTitle')}?)`,
      );
  }
  return wrong;
}
