import type { Chart, Transition, Words } from '../domain/charts/chart.ts';
import type { JournalEntry } from '../world/journal.ts';
import type { LiveWorld } from '../world/world.ts';
import { TOGETHER_MS } from './application-past.ts';
import { same, type Past, type Subject } from './subject.ts';

/** `index` is the position in the journal; null if the event comes from rows alone. */
interface TimelineEntry extends Past {
  readonly index: number | null;
}

/** Number of journal entries searched. */
const LOOKED_AT = 1000;

function argumentsOf({ request }: JournalEntry): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(request ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // The journal truncates long bodies.
    return {};
  }
}

/** Compares the operation and the argument that decides. */
function isOf({ by }: Transition<string>, entry: JournalEntry): boolean {
  if ('call' in by) return entry.kind === 'request' && by.call === entry.operationId;
  if (!('step' in by) || entry.kind !== 'operator' || by.step !== entry.operationId) return false;
  const given = argumentsOf(entry);
  return Object.entries(by.given ?? {}).every(([name, value]) => given[name] === value);
}

function titleOf(chart: Chart, entry: JournalEntry): Words {
  return (
    chart.transitions.find((transition) => isOf(transition, entry))?.title ?? same(entry.operationId ?? '–')
  );
}

function fromJournal(world: LiveWorld, chart: Chart, { rows }: Subject): TimelineEntry[] {
  return world.journal
    .tail(LOOKED_AT)
    .filter(({ changes }) => changes.some(({ collection, id }) => rows.has(`${collection}:${id}`)))
    .map((entry) => ({
      at: entry.at,
      who: entry.kind === 'operator' ? 'staff' : 'customer',
      text: titleOf(chart, entry),
      index: entry.index,
    }));
}

/** Newest first. An event found in rows and journal appears once, with the text from the rows. */
export function historyOf(world: LiveWorld, chart: Chart, subject: Subject): TimelineEntry[] {
  const timeline: TimelineEntry[] = subject.past.map((past) => ({ ...past, index: null }));
  for (const entry of fromJournal(world, chart, subject)) {
    const known = timeline.findIndex(
      ({ who, at, index }) => index === null && who === entry.who && Math.abs(at - entry.at) <= TOGETHER_MS,
    );
    const former = timeline[known];
    if (former === undefined) timeline.push(entry);
    else timeline[known] = { ...former, index: entry.index };
  }
  // Equal times: later journal entries first.
  return timeline.toSorted((a, b) => b.at - a.at || (b.index ?? -1) - (a.index ?? -1));
}
