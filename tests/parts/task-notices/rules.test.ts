import { expect, it } from 'vitest';
import { noticeState, keysOf, newTasks, type NoticeFacts } from '#src/parts/task-notices/rules.ts';

const able: NoticeFacts = { has: true, secure: true, permission: 'granted', wanted: true };

it.each<[Partial<NoticeFacts>, string]>([
  [{}, 'on'],
  [{ wanted: false }, 'off'],
  // The browser has forgotten the yes.
  [{ permission: 'default' }, 'off'],
  [{ permission: 'denied' }, 'denied'],
  [{ has: false, permission: 'default' }, 'unsupported'],
  [{ secure: false }, 'insecure'],
])('%o is %s', (facts, state) => {
  expect(noticeState({ ...able, ...facts })).toBe(state);
});

const task = (key: string) => ({ key, title: 'Coil', body: 'Accept the quote', href: '/' });

it('tells each task once, and forgets what no longer waits', () => {
  expect(newTasks([task('a'), task('b')], ['a'])).toEqual([task('b')]);
  expect(keysOf([task('b')])).toEqual(['b']);
});
