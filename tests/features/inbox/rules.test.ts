import { describe, expect, it } from 'vitest';
import type { Message } from '#src/parts/messages/read.ts';
import { hasMore, inGroups, isKept, pageOf, periodOf, waitingFirst } from '#src/features/inbox/rules.ts';
import { firstSentence, inLead, numberIn, withoutNumber } from '#src/parts/messages/words.ts';

describe('the more-button of the inbox (decision 9) [2§9 inbox page]', () => {
  const full = (total: number | null) => ({ brought: 4, total });

  it.each([
    ['nothing was read', [], false],
    ['a full page and more to come', [full(12)], true],
    ['two full pages and more to come', [full(12), full(12)], true],
    ['everything is shown', [full(8), full(8)], false],
    ['the server names no total', [full(null)], true],
    ['a page with two rows', [full(12), { brought: 2, total: 12 }], false],
    ['a page with three rows', [{ brought: 3, total: 12 }], true],
    ['an empty page', [{ brought: 0, total: 12 }], false],
  ])('%s', (_case, pages, stands) => {
    expect(hasMore(pages)).toBe(stands);
  });
});

/** Wednesday. */
const TODAY = '2026-11-25';
const message = (id: string, date: string, more: Partial<Message> = {}): Message => ({
  id,
  date,
  html: '',
  unread: false,
  about: null,
  ...more,
});
const about = (id: string, part: 'QUOTE' | 'FILES' | null = null) =>
  ({ about: { kind: 'APPLICATION', id, part } }) as const;
type Turns = Parameters<typeof inGroups>[2];
/** The messages of each group, those of a thread together. */
const shapeOf = (messages: Message[], turns: Turns = () => null): string[] =>
  inGroups(messages, TODAY, turns).map(
    ({ group, threads }) => `${group}: ${threads.map((one) => one.map(({ id }) => id).join(' ')).join(', ')}`,
  );

describe('the list of messages', () => {
  it.each([
    ['2026-11-26', 'today'],
    ['2026-11-25', 'today'],
    ['2026-11-24', 'week'],
    ['2026-11-23', 'week'],
    ['2026-11-22', 'earlier'],
  ])('%s, seen on a Wednesday, is under %s', (day, period) => {
    expect(periodOf(day, TODAY)).toBe(period);
  });

  it('a week begins on Monday, on Sundays too', () => {
    expect(periodOf('2026-11-23', '2026-11-29')).toBe('week');
    expect(periodOf('2026-11-23', '2026-11-30')).toBe('earlier');
  });

  it('folds what is about one application in one period under its newest', () => {
    const messages = [
      message('5', TODAY, about('a')),
      message('4', TODAY),
      message('3', TODAY, about('a')),
      message('2', '2026-11-23', about('a')),
      message('1', '2026-11-02', about('b')),
    ];
    expect(shapeOf(messages)).toEqual(['today: 5 3, 4', 'week: 2', 'earlier: 1']);
  });

  it('puts what waits first: the newest message of each task, the next deadline on top, also of later pages', () => {
    const messages = [
      message('4', TODAY, about('a')),
      message('3', TODAY, about('a', 'QUOTE')),
      message('2', TODAY, about('a', 'FILES')),
      message('1', TODAY, about('a', 'QUOTE')),
    ];
    const turns: Turns = ({ part }) =>
      part && { day: part === 'QUOTE' ? '2026-12-09' : '2026-12-01', says: null };
    expect(shapeOf(messages, turns)).toEqual(['yours: 2, 3 1', 'today: 4']);
    expect(waitingFirst(messages.slice(0, 2), turns, messages).map(({ id }) => id)).toEqual([...'2314']);
  });

  it('calls nothing earlier that may be newer than what waits above it', () => {
    const messages = [message('2', '2026-11-02'), message('1', '2026-11-01', about('a', 'QUOTE'))];
    expect(shapeOf(messages, ({ part }) => part && { day: TODAY, says: null })).toEqual([
      'yours: 1',
      'rest: 2',
    ]);
  });

  it.each([
    ['its kind', { kind: 'APPLICATION' }, true],
    ['another kind', { kind: 'OTHER' }, false],
    ['unread only, and it is read', { show: 'unread' }, false],
    ['words in another case and order', { q: 'coil QUOTE' }, true],
    ['words that it has not', { q: 'plate' }, false],
    ['kind and words', { kind: 'APPLICATION', q: 'plate' }, false],
  ] as const)('keeps a message for %s: %j → %s', (_case, filters, kept) => {
    expect(isKept(message('1', TODAY, about('a')), 'The quote of the coil', filters)).toBe(kept);
  });

  it.each([
    ['报价待确认：管线钢热轧卷', '报价待确认：'],
    ['Report begun: plate at 10:00', 'Report begun: '],
    ['Maintenance from 22:00', 'Maintenance from 22:00'],
    ['To all companies: please check', ''],
  ])('tells the subject of "%s"', (words, lead) => {
    expect(inLead(words)).toEqual([lead, words.slice(lead.length)]);
  });

  it('keeps for "unread" what the server does not tell about', () => {
    expect(isKept(message('1', TODAY, { unread: null }), '', { show: 'unread' })).toBe(true);
  });
});

it('takes out the number of an application, and knows the page of a place', () => {
  expect(firstSentence('To all companies: the table is in use. Please check')).toBe('The table is in use');
  expect(firstSentence('各企业用户：为配合启用，请核对。 一、')).toBe('为配合启用，请核对');
  expect(firstSentence('各项工作已完成。')).toBe('各项工作已完成');
  expect(withoutNumber('Quote: Coil (APP20261114001). Done.')).toBe('Quote: Coil. Done.');
  expect(withoutNumber('单位（CO2e）（A20261114）。')).toBe('单位（CO2e）。');
  expect(numberIn('304 stainless (EPD-ST-2025-0026-R2). Check (GB/T 1591).')).toBe('EPD-ST-2025-0026-R2');
  expect([numberIn('热镀锌卷（APP20261001001），'), numberIn('单位（CO2e）')]).toEqual([
    'APP20261001001',
    '',
  ]);
  expect([-1, 0, 3, 4, 8].map(pageOf)).toEqual([undefined, undefined, undefined, 2, 3]);
});
