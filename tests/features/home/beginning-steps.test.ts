import { expect, it } from 'vitest';
import { beginningOf, type Person } from '#src/features/home/beginning-steps.ts';
import { AUDIT, COMPANY_STATUS } from '#src/lib/states.ts';

const PEOPLE: [string, Omit<Person, 'reasons'>, string][] = [
  ['has no name yet', { nameless: true, audit: AUDIT.approved, company: null }, 'now later later later'],
  [
    'is under review',
    { nameless: false, audit: AUDIT.underReview, company: null },
    'waiting later later later',
  ],
  [
    'was rejected',
    { nameless: false, audit: AUDIT.rejected, company: COMPANY_STATUS.certified },
    'now later later later',
  ],
  [
    'has no certified company',
    { nameless: false, audit: AUDIT.approved, company: null },
    'done now later later',
  ],
  [
    'waits for its certification',
    { nameless: false, audit: AUDIT.approved, company: COMPANY_STATUS.underReview },
    'done waiting later later',
  ],
  [
    'failed its certification',
    { nameless: false, audit: AUDIT.approved, company: COMPANY_STATUS.failed },
    'done now later later',
  ],
  [
    'is certified',
    { nameless: false, audit: AUDIT.approved, company: COMPANY_STATUS.certified },
    'done done now later',
  ],
];

const reasons = { registration: 'No such name', company: 'Unreadable licence' };

it.each(PEOPLE)('somebody who %s', (_, person, states) => {
  const steps = beginningOf({ ...person, reasons });
  expect(steps.map(({ state }) => state).join(' ')).toBe(states);
  // What can be done is offered where it is one's turn, and nowhere else.
  for (const { state, act } of steps) expect(act !== null).toBe(state === 'now');
});

it('tells why the platform said no, at the step that it said no to', () => {
  const of = (person: Omit<Person, 'reasons'>) =>
    beginningOf({ ...person, reasons }).map(({ reason }) => reason);
  expect(of({ nameless: false, audit: AUDIT.rejected, company: null })).toEqual(['No such name', '', '', '']);
  expect(of({ nameless: false, audit: AUDIT.approved, company: COMPANY_STATUS.failed })).toEqual([
    '',
    'Unreadable licence',
    '',
    '',
  ]);
  expect(of({ nameless: false, audit: AUDIT.approved, company: null })).toEqual(['', '', '', '']);
});
