import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Situations } from '#mocks/workbench/sections/situations.tsx';
import { marksNotIn, marksOf } from '#mocks/workbench/sections/state-drawing.tsx';
import { renderSection, word } from './render-section.tsx';
import { startMock } from '../../support/mock.ts';
import { user } from '../../support/user.ts';

beforeEach(() => startMock({ scenario: 'stage-30' }));

const NOTHING = {
  id: 'default' as const,
  stages: [0, 0, 0, 0, 0, 0, 0],
  verifications: [],
  pcrRequests: [],
  unread: 0,
  registration: 1,
  company: '1',
  faults: [],
};

it('a card draws the state that its scenario begins with, and is found by its words', async () => {
  await renderSection(<Situations />);
  await user.type(await screen.findByRole('textbox', { name: word('searchSituations') }), 'stage-30');
  const card = (await screen.findByRole('heading', { name: /Stage 30/ })).closest('li') as HTMLElement;
  const drawing = await within(card).findByRole('img', {
    name: word('stagesOf', { counts: '0 · 0 · 1 · 0 · 0 · 0 · 0' }),
  });
  expect([...drawing.querySelectorAll<HTMLElement>('span')].map(({ dataset }) => dataset['state'])).toEqual([
    'done',
    'done',
    'now',
    'todo',
    'todo',
    'todo',
    'todo',
  ]);
  expect(within(card).getByRole('link', { name: /^Start/ })).toHaveAttribute(
    'href',
    expect.stringContaining('?scenario=stage-30'),
  );
});

it('marks only what is out of the ordinary', () => {
  expect(marksOf(NOTHING)).toEqual([]);
  expect(
    marksOf({
      ...NOTHING,
      registration: 2,
      company: '0',
      verifications: [3, 3, 1],
      pcrRequests: [5],
      unread: 4,
      faults: [{ operationId: '*', kind: 'status', value: 503 }],
    }).map(({ word: name, values }) => [name, ...Object.values(values ?? {})]),
  ).toEqual([
    ['registration2'],
    ['company0'],
    ['verification3', 2],
    ['verification1', 1],
    ['pcrStage', 5],
    ['unreadCount', 4],
    ['faultOf', 'status 503'],
  ]);
  // Only differences from the ordinary situation are marked.
  const usual = { ...NOTHING, verifications: [3], unread: 4 };
  const fault = { operationId: 'sendSmsCode', kind: 'code', value: 0 } as const;
  expect(marksNotIn({ ...usual, faults: [fault, fault] }, usual)).toHaveLength(1);
  expect(marksNotIn({ ...usual, unread: 11 }, usual).map(({ word: name }) => name)).toEqual(['unreadCount']);
});
