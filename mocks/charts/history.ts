import type { Chart, Transition, Bilingual, Who } from '../domain/charts/chart.ts';
import type { JournalEntry } from '../world/journal.ts';
import type { LiveWorld } from '../world/world.ts';
import { same, type HistoryEvent, type Subject } from './subject.ts';
import { CONTRACT, QUOTE, STAGES, type Stage } from '#src/lib/states.ts';
import { caseOf, quoteValidUntil } from '../domain/papers.ts';
import { applicationAt } from '../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../domain/charts/application.ts';
import type { Application, World } from '../world/entities.ts';

/** A message this close to a change reports that change, ms. */
const TOLERANCE_MS = 2000;
const DAY_MS = 86_400_000;

const APPLIED: Bilingual = { zh: '提交申请', en: 'Applied' };

/** A message is stored as one HTML paragraph (mocks/operator/notify.ts). */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function titleOf(id: string): Bilingual {
  return APPLICATION_CHART.transitions.find((transition) => transition.id === id)?.title ?? same(id);
}

function event(at: number | null | undefined, who: Who, text: Bilingual): HistoryEvent[] {
  return at === null || at === undefined ? [] : [{ at, who, text }];
}

function messages({ store }: World, { userId, number }: Application): HistoryEvent[] {
  return store.messages
    .where('userId', userId)
    .filter(({ html }) => html.zh.includes(number))
    .flatMap(({ html, sentAt }) =>
      event(sentAt, 'staff', { zh: plain(html.zh), en: plain(html.en ?? html.zh) }),
    );
}

function stageTitle(stage: Stage): Bilingual {
  const { zh, en } = APPLICATION_CHART.groups[String(stage)] ?? same(String(stage));
  return { zh: `进入阶段：${zh}`, en: `Entered stage: ${en}` };
}

function staffOf(world: World, application: Application): HistoryEvent[] {
  const { store } = world;
  const { id, stageEnteredAt, returns = [] } = application;
  const announced = messages(world, application);
  const seen = [
    ...store.quotes
      .where('applicationId', id)
      .flatMap(({ issuedAt }) => event(issuedAt, 'staff', titleOf('issueQuote'))),
    ...store.contracts
      .where('applicationId', id)
      .flatMap(({ issuedAt }) => event(issuedAt, 'staff', titleOf('issueContract'))),
    ...returns.flatMap(({ stage, returnedAt }) =>
      event(returnedAt, 'staff', titleOf(stage === 40 ? 'failVerification' : 'returnReport')),
    ),
    // Stage 20 begins with the customer's confirmation.
    ...STAGES.filter((stage) => stage > 20).flatMap((stage) =>
      event(stageEnteredAt[stage], 'staff', stageTitle(stage)),
    ),
  ];
  const isAnnounced = ({ at }: HistoryEvent): boolean =>
    announced.some((message) => Math.abs(message.at - at) <= TOLERANCE_MS);
  return [...announced, ...seen.filter((one) => !isAnnounced(one))];
}

function customerOf({ store }: World, { id, appliedAt }: Application): HistoryEvent[] {
  return [
    ...event(appliedAt, 'customer', APPLIED),
    ...store.quotes
      .where('applicationId', id)
      .flatMap(({ status, decidedAt }) =>
        event(decidedAt, 'customer', titleOf(status === QUOTE.confirmed ? 'confirmQuote' : 'refuseQuote')),
      ),
    ...store.contracts
      .where('applicationId', id)
      .flatMap(({ status, decidedAt }) =>
        event(
          decidedAt,
          'customer',
          titleOf(status === CONTRACT.signed ? 'confirmContract' : 'refuseContract'),
        ),
      ),
  ];
}

function timeOf(world: World, application: Application): HistoryEvent[] {
  const file = caseOf(world, application);
  if (!applicationAt(file).includes('quote-over') || file.quote === undefined) return [];
  const last = quoteValidUntil(file.quote);
  return last === null
    ? []
    : event(Date.parse(`${last}T00:00:00+08:00`) + DAY_MS, 'time', titleOf('quoteRunsOut'));
}

export function applicationHistory(world: World, application: Application): readonly HistoryEvent[] {
  return [...customerOf(world, application), ...staffOf(world, application), ...timeOf(world, application)];
}

/** `index` is the position in the journal; null if the event comes from rows alone. */
interface TimelineEntry extends HistoryEvent {
  readonly index: number | null;
}

const ENTRIES_SEARCHED = 1000;

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

function entryTitle(chart: Chart, entry: JournalEntry): Bilingual {
  return (
    chart.transitions.find((transition) => isOf(transition, entry))?.title ?? same(entry.operationId ?? '–')
  );
}

function fromJournal(world: LiveWorld, chart: Chart, { rows }: Subject): TimelineEntry[] {
  return world.journal
    .tail(ENTRIES_SEARCHED)
    .filter(({ changes }) => changes.some(({ collection, id }) => rows.has(`${collection}:${id}`)))
    .map((entry) => ({
      at: entry.at,
      who: entry.kind === 'operator' ? 'staff' : 'customer',
      text: entryTitle(chart, entry),
      index: entry.index,
    }));
}

/** Newest first. An event found in rows and journal appears once, with the text from the rows. */
export function historyOf(world: LiveWorld, chart: Chart, subject: Subject): TimelineEntry[] {
  const timeline: TimelineEntry[] = subject.past.map((past) => ({ ...past, index: null }));
  for (const entry of fromJournal(world, chart, subject)) {
    const known = timeline.findIndex(
      ({ who, at, index }) => index === null && who === entry.who && Math.abs(at - entry.at) <= TOLERANCE_MS,
    );
    const former = timeline[known];
    if (former === undefined) timeline.push(entry);
    else timeline[known] = { ...former, index: entry.index };
  }
  // Equal times: later journal entries first.
  return timeline.toSorted((a, b) => b.at - a.at || (b.index ?? -1) - (a.index ?? -1));
}
