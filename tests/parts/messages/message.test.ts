import { expect, it } from 'vitest';
import { toMessage, toMessagePage } from '#src/parts/messages/read.ts';

it('shows only the date of a message, and takes only 0 for unread', () => {
  const message = { id: 7, sendMsg: '<p>x</p>', sendTime: '2026-11-18 09:30:00', status: 0 };
  expect(toMessage(message)).toEqual({
    id: '7',
    html: '<p>x</p>',
    date: '2026-11-18',
    unread: true,
    about: null,
  });
  expect(toMessage({ ...message, status: '0' })?.unread).toBe(true);
  expect(toMessage({ ...message, status: 2 })?.unread).toBe(false);
});

it('tolerates a message with nothing but an id, and drops one without', () => {
  expect(toMessage({ id: 'm', sendMsg: null })).toEqual({
    id: 'm',
    html: '',
    date: '',
    unread: null,
    about: null,
  });
  expect(toMessage({ sendMsg: 'x' })).toBeNull();
  expect(toMessage(null)).toBeNull();
});

it('leads to what it is about, when that is a thing with a page', () => {
  const of = (about: unknown) => toMessage({ id: 'm', about })?.about;
  const about = { kind: 'APPLICATION', id: 'app-1' };
  expect(of(about)).toEqual({ ...about, part: null });
  expect(of({ ...about, part: 'QUOTE' })).toEqual({ ...about, part: 'QUOTE' });
  expect(of({ ...about, part: 'WEATHER' })).toEqual({ ...about, part: null });
  for (const about of [{ kind: 'WEATHER', id: '1' }, { kind: 'COMPANY' }, 'app-1', [], null, undefined])
    expect(of(about)).toBeNull();
});

it('counts the rows of a page as they came, and does not invent a total', () => {
  expect(toMessagePage({ list: [{ id: 'a' }, {}], totals: '7' })).toMatchObject({ rows: 2, total: 7 });
  expect(toMessagePage({ list: null })).toEqual({ messages: [], rows: 0, total: null });
  expect(toMessagePage(null)).toEqual({ messages: [], rows: 0, total: null });
});
