import { expect, it } from 'vitest';
import { beginningOf, type Person } from '#src/features/home/beginning-steps.ts';
import { AUDIT, COMPANY_STATUS } from '#src/lib/states.ts';

type Standing = Omit<Person, 'reasons'>;
const reasons = { registration: 'No such name', company: 'Unreadable licence' };
const stepsOf = (standing: Partial<Standing>) =>
  beginningOf({ nameless: false, audit: AUDIT.approved, company: null, ...standing, reasons });

const PEOPLE: [string, Partial<Standing>, string][] = [
  ['has no name yet', { nameless: true }, 'now later later later'],
  ['is under review', { audit: AUDIT.underReview }, 'waiting later later later'],
  ['was rejected', { audit: AUDIT.rejected, company: COMPANY_STATUS.certified }, 'now later later later'],
  ['has no certified company', {}, 'done now later later'],
  ['waits for certification', { company: COMPANY_STATUS.underReview }, 'done waiting later later'],
  ['failed its certification', { company: COMPANY_STATUS.failed }, 'done now later later'],
  ['is certified', { company: COMPANY_STATUS.certified }, 'done done now later'],
];

it.each(PEOPLE)('somebody who %s', (_, standing, states) => {
  const steps = stepsOf(standing);
  expect(steps.map(({ state }) => state).join(' ')).toBe(states);
  // What can be done is offered where it is one's turn, and nowhere else.
  for (const { state, act } of steps) expect(act !== null).toBe(state === 'now');
});

it('tells why the platform said no, at the step that it said no to', () => {
  const of = (standing: Partial<Standing>) => stepsOf(standing).map(({ reason }) => reason);
  expect(of({ audit: AUDIT.rejected })).toEqual(['No such name', '', '', '']);
  expect(of({ company: COMPANY_STATUS.failed })).toEqual(['', 'Unreadable licence', '', '']);
  expect(of({})).toEqual(['', '', '', '']);
});
