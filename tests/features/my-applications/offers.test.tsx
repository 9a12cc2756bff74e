/** My EPD/CFP offers exactly the actions that the state chart allows the customer. */
import userEvent from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf } from '#mocks/domain/papers.ts';
import {
  applicationAt,
  takesFile,
  type ApplicationState,
  LATE_FILES,
} from '#mocks/domain/charts/application-at.ts';
import { APPLICATION_CHART } from '#mocks/domain/charts/application.ts';
import { isOpen, awaitsAction } from '#mocks/domain/charts/chart.ts';
import { keysOf } from '#mocks/lib/tables.ts';
import { refuseContract, rejectQuote, staff, travel } from '#mocks/scenarios/journey.ts';
import { application, open, signIn } from './open-mine.tsx';
import { mock } from '../../support/mock.ts';

type Way = Parameters<typeof travel> extends [unknown, ...infer Steps] ? Steps : never;

/** Transitions that lead to each state. */
const WAYS: Record<Exclude<ApplicationState, 'files-missing'>, Way> = {
  applied: ['applied'],
  'quote-waiting': ['quoteIssued'],
  'quote-over': ['quoteIssued', { days: 40, run: () => undefined }],
  'quote-rejected': ['quoteIssued', rejectQuote],
  'contract-preparing': ['quoteAccepted'],
  'contract-waiting': ['contractIssued'],
  'contract-refused': ['contractIssued', refuseContract],
  'contract-signed': ['contractSigned'],
  'lca-checking': ['lcaStarted'],
  'lca-correction': ['lcaStarted', staff(6, 'requestLcaCorrection')],
  'lca-passed': ['lcaPassed'],
  verifying: ['verificationStarted'],
  reporting: ['verified'],
  'panel-review': ['reportProduced'],
  releasing: ['panelApproved'],
  released: ['panelApproved', staff(4, 'publishReport', { onChain: false })],
};

/** States before the files have passed their check; later ones cannot be reached without the files. */
const UNCHECKED = keysOf(WAYS).slice(0, keysOf(WAYS).indexOf('lca-passed'));

/** Buttons of the transitions in a dialog; uploads by the name of their field. */
const BUTTONS = {
  confirmQuote: 'Accept quote',
  refuseQuote: 'Reject quote',
  confirmContract: 'Accept contract',
  refuseContract: 'Refuse contract',
  updateLcaValidation: 'Confirm modified data',
} as const;
const FIELDS = {
  replaceLcaReport: 'LCA report',
  replaceDataTable: 'Data-collection table',
  replacePreReport: 'EPD pre-report',
} as const;
/** Texts of a loaded dialog. */
const LOADED = /Quotation|Contract file|LCA report|Data-collection table|EPD pre-report|nothing to upload/;

const current = () => applicationAt(caseOf(mock.world, application()));

/** Operations that the customer may call now. */
function allowed(): string[] {
  const at = current();
  const fields = keysOf(LATE_FILES).filter((field) =>
    application().items.some((item) => takesFile(at, item, field)),
  );
  const calls = fields.map((field): string => LATE_FILES[field].call);
  return APPLICATION_CHART.transitions
    .filter((transition) => transition.who === 'customer' && isOpen(transition, at))
    .map(({ id }) => id)
    .filter((id) => !(id in FIELDS) || calls.includes(id))
    .sort();
}

const buttonsOf = (where: HTMLElement) =>
  within(where)
    .queryAllByRole('button')
    .filter((button) => !(button as HTMLButtonElement).disabled);

/** Operations that a dialog offers. */
function offeredIn(dialog: HTMLElement): string[] {
  const names = buttonsOf(dialog).map(({ textContent }) => textContent);
  const fields = keysOf(FIELDS).filter((call) =>
    within(dialog)
      .queryAllByRole('group', { name: FIELDS[call] })
      .some((field) => field.querySelector('input')?.disabled === false),
  );
  return [...keysOf(BUTTONS).filter((call) => names.includes(BUTTONS[call])), ...fields];
}

/** Opens every dialog of the card, and collects the offered operations. */
async function offered(): Promise<string[]> {
  const card = await screen.findByRole('article');
  const found: string[] = [];
  for (const { textContent: name } of buttonsOf(card)) {
    // Copies a number.
    if (name === '') continue;
    await userEvent.click(within(card).getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent(LOADED));
    const here = offeredIn(dialog);
    // Every dialog offers at least one action.
    expect([name, here]).not.toEqual([name, []]);
    found.push(...here);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  return [...new Set(found)].sort();
}

/** @param unsaid actions that the dialogs still offer because the server does not report their end */
async function compare(unsaid: string[] = []): Promise<void> {
  const { client } = await open();
  await screen.findByRole('article');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const at = current();
  const waits = APPLICATION_CHART.transitions.some((one) => one.who === 'customer' && awaitsAction(one, at));
  // A list with missing fields is completed by further calls.
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /^Your turn: .*\(1\)$/ }) !== null).toBe(waits),
  );
  expect(await offered()).toEqual([...unsaid, ...allowed()].sort());
}

describe.each(['all', 'documented'] as const)('My EPD/CFP and the chart, fields: %s', (fields) => {
  // No document names a field for the last day of a quote.
  const unsaidAt = (state: ApplicationState) =>
    fields === 'documented' && state === 'quote-over' ? ['confirmQuote'] : [];

  it.each(keysOf(WAYS))('agree on what the customer can do at: %s', async (state) => {
    await signIn('fresh-company', fields);
    travel(mock.world, ...WAYS[state]);
    expect(current()).toEqual([state]);
    await compare(unsaidAt(state));
  });

  it.each(UNCHECKED)('agree where files were not sent: %s', async (state) => {
    await signIn('fresh-company', fields);
    travel(mock.world, ...WAYS[state]);
    const { id, items } = application();
    const without = { lcaAttachmentId: null, dataAttachmentId: null };
    mock.world.store.applications.update(id, { items: items.map((item) => ({ ...item, ...without })) });
    expect(current()).toEqual([state, 'files-missing']);
    await compare(unsaidAt(state));
  });
});
