import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { containsWords } from '#src/lib/match-words.ts';
import { INBOX_MORE_MIN_ROWS, MESSAGE_PAGE_SIZE } from '#src/lib/limits.ts';
import { distinct } from '#src/lib/received.ts';
import type { ListPage } from '#src/parts/list/use-growing-list.ts';
import type { Message } from '#src/parts/messages/read.ts';
import { MESSAGE_KINDS, type InboxFilters, type MessageKind } from './filters.ts';

export interface InboxPage extends ListPage<Message> {
  /** Number of rows received, including malformed ones. */
  brought: number;
}

/** Not after a page with fewer than three rows, nor when all are shown (document 2 §9, decision 9). */
export function hasMore(pages: readonly Pick<InboxPage, 'brought' | 'total'>[]): boolean {
  const last = pages.at(-1);
  if (last === undefined || last.brought < INBOX_MORE_MIN_ROWS) return false;
  const shown = pages.reduce((sum, { brought }) => sum + brought, 0);
  return last.total === null || shown < last.total;
}

/** Page of a place in the list, from 1; none for the first page. */
export const pageOf = (place: number): number | undefined =>
  place < MESSAGE_PAGE_SIZE ? undefined : Math.floor(place / MESSAGE_PAGE_SIZE) + 1;

export function kindOf({ about }: Pick<Message, 'about'>): MessageKind {
  return MESSAGE_KINDS.find((kind) => kind === about?.kind) ?? 'OTHER';
}

export const isFiltering = ({ kind, show, q }: InboxFilters): boolean =>
  kind !== undefined || show !== undefined || q !== undefined;

/** Whether a message is kept. A server that does not say what is read keeps all for "unread". */
export function isKept(message: Message, text: string, { kind, show, q }: InboxFilters): boolean {
  return (
    (kind === undefined || kindOf(message) === kind) &&
    (show === undefined || message.unread !== false) &&
    (q === undefined || containsWords(text, q))
  );
}

const PERIODS = ['today', 'week', 'earlier'] as const;
export type Period = (typeof PERIODS)[number];

/** The Monday of a day's week, `YYYY-MM-DD`. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Days after today, of a clock that is ahead, count as today. */
export function periodOf(day: string, today: string): Period {
  if (day >= today) return 'today';
  return day >= mondayOf(today) ? 'week' : 'earlier';
}

interface Turn {
  /** Orders what waits. */
  day: string;
  /** For how long it waits. */
  says: ReactNode;
  /** What is asked. */
  act?: TextKey;
}

/** What a message asks of the user; null where nothing waits. */
export type Turns = (about: NonNullable<Message['about']>) => Turn | null;

/** Nothing is asked any more. Only of these kinds it is known whose turn it is. */
export const isSettled = (about: NonNullable<Message['about']>, turns: Turns | null): boolean =>
  ['APPLICATION', 'VERIFICATION'].includes(about.kind) && !turns?.(about);

const waitingOf = ({ about }: Message, turns: Turns) => about && turns(about);

/** The newest message of an application or task, and the older ones that are folded under it. */
export type Thread = readonly [newest: Message, ...older: Message[]];

function inThreads(messages: readonly Message[], keyOf: (message: Message) => string): Thread[] {
  const threads = new Map<string, Thread>();
  for (const message of messages) {
    const thread = threads.get(keyOf(message));
    threads.set(keyOf(message), thread === undefined ? [message] : [...thread, message]);
  }
  return [...threads.values()];
}

export const othersOf = ({ id, about }: Message, all: readonly Message[]): Message[] =>
  about?.kind !== 'APPLICATION'
    ? []
    : all.filter((one) => one.id !== id && one.about?.kind === 'APPLICATION' && one.about.id === about.id);

/** What waits for the user, a thread a task, next deadline first. */
function yourTurn(messages: readonly Message[], turns: Turns): Thread[] {
  const dayOf = ([newest]: Thread): string => waitingOf(newest, turns)?.day ?? '';
  return inThreads(
    messages.filter((message) => waitingOf(message, turns) !== null),
    ({ about }) => [about?.kind, about?.id, about?.part].join(' '),
  ).sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/** What waits for the user, then the rest. @param all where what waits is looked for */
export const waitingFirst = (rows: readonly Message[], turns: Turns, all = rows): Message[] =>
  distinct([...yourTurn(all, turns).flat(), ...rows]);

/** What waits for the user; then the others, newest first, by period, where those of one application are one thread. */
export function inGroups(messages: readonly Message[], today: string, turns: Turns) {
  const yours = yourTurn(messages, turns);
  const others = messages.filter((message) => !yours.flat().includes(message));
  const periods = PERIODS.map((group) => ({
    group,
    threads: inThreads(
      others.filter(({ date }) => periodOf(date, today) === group),
      ({ about, id }) => (about?.kind === 'APPLICATION' ? `application ${about.id}` : `message ${id}`),
    ),
  }));
  const groups = [{ group: 'yours' as const, threads: yours }, ...periods].filter(
    ({ threads }) => threads.length > 0,
  );
  // What waits may be older than the first of the others.
  return groups.map(({ group, threads }, at) => ({
    group: group === 'earlier' && groups[at - 1]?.group === 'yours' ? ('rest' as const) : group,
    threads,
  }));
}
