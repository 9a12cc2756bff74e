import { caseOf, isReleased, quoteValidUntil } from '../domain/papers.ts';
import {
  applicationAt,
  COLUMNS,
  takesFile,
  LATE_FILES,
  type LateFileField,
} from '../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../domain/charts/application.ts';
import type { Application, User, ApplicationItem, World, Store } from '../world/entities.ts';
import { applicationFacts, applicationFiles } from './application-facts.ts';
import { applicationHistory } from './history.ts';
import * as subject from './subject.ts';
import type { Bilingual } from '../domain/charts/chart.ts';
import { itemId } from '../handlers/application/items.ts';
import { keysOf } from '../lib/tables.ts';
import type { OperatorArguments } from '../operator/action.ts';
import { itemUpload } from './files.ts';

/** Name of the file's field in each call. */
const SENT_AS = {
  lcaAttachmentId: 'lcaAttachmentId',
  dataAttachmentId: 'dataAttachment',
  preReportAttachmentId: 'epdAttachmentId',
} as const satisfies Record<LateFileField, string>;

function chosen(options: readonly { readonly value: string }[], { item }: OperatorArguments): string {
  return typeof item === 'string' ? item : (options[0]?.value ?? '');
}

function itemTitle(store: Store, index: number, { productName, productType }: ApplicationItem): Bilingual {
  const { zh, en } = subject.productTitle(store, productName);
  const within = (name: string): string => `${index + 1}. ${name} (${productType})`;
  return { zh: within(zh), en: within(en) };
}

function uploadAction(
  world: World,
  application: Application,
  { field, refusal }: { field: LateFileField; refusal: Bilingual | null },
): subject.UserAction {
  const at = applicationAt(caseOf(world, application));
  const all = application.items.map((item, index) => ({
    item,
    value: itemId(application.id, index),
    title: itemTitle(world.store, index, item),
  }));
  const options = all.filter(({ item }) => takesFile(at, item, field));
  return {
    args: [
      {
        name: 'item',
        type: 'text',
        required: options.length > 1,
        options: options.map(({ value, title }) => ({ value, title })),
      },
    ],
    isClosed: options.length === 0,
    refusal,
    run: async (client, args) => {
      const id = chosen(options.length === 0 ? all : options, args);
      const item = all.findIndex(({ value }) => value === id);
      const productName = application.items[item]?.productName ?? '';
      const file = await itemUpload(world.store, field, { applicationId: application.id, item, productName });
      await client.call(LATE_FILES[field].call, {
        body: { id, [SENT_AS[field]]: await client.upload(file) },
      });
    },
  };
}

/** @param refusal why the acting user cannot upload at all; null if they can */
function uploadActions(
  world: World,
  application: Application,
  refusal: Bilingual | null,
): subject.Subject['actions'] {
  return Object.fromEntries(
    keysOf(LATE_FILES).map((field) => [
      LATE_FILES[field].call,
      uploadAction(world, application, { field, refusal }),
    ]),
  );
}

const DAY_MS = 86_400_000;

function cardOf(world: World, application: Application): subject.Card {
  const { id, number, stage, stageEnteredAt } = application;
  return {
    id,
    title: number,
    subtitle: subject.enteredCompany(world.store, application.companyName, application.companyCode),
    detail: subject.productsTitle(world.store, application),
    activeStates: applicationAt(caseOf(world, application)),
    column: String(stage),
    since: stageEnteredAt[stage] ?? null,
  };
}

/** Colleagues of the applicant may act too; the applicant is preferred. */
function personOf(world: World, { companyCode, userId }: Application): User | null {
  const { users } = world.store;
  const applicant = users.get(userId);
  const colleagues = users.where('companyCode', companyCode).filter(({ id }) => id !== userId);
  const people = applicant?.companyCode === companyCode ? [applicant, ...colleagues] : colleagues;
  return subject.actingUserOf(world, people, subject.decisionRefusal);
}

function actionsOf(
  world: World,
  application: Application,
  refusal: Bilingual | null,
): subject.Subject['actions'] {
  const { quote, contract } = caseOf(world, application);
  const { id: applyId } = application;
  const plain = (run: subject.UserAction['run']): subject.UserAction => ({ args: [], refusal, run });
  const ofQuote = { body: { id: quote?.id ?? '' } };
  const ofContract = { body: { id: contract?.id ?? '', applyId } };
  return {
    confirmQuote: plain(async (client) => void (await client.call('confirmQuote', ofQuote))),
    refuseQuote: plain(async (client) => void (await client.call('refuseQuote', ofQuote))),
    confirmContract: plain(async (client) => void (await client.call('confirmContract', ofContract))),
    refuseContract: plain(async (client) => void (await client.call('refuseContract', ofContract))),
    updateLcaValidation: plain(
      async (client) => void (await client.call('updateLcaValidation', { body: { applyId, status: 0 } })),
    ),
    ...uploadActions(world, application, refusal),
  };
}

/** Start of the day after the last day of the quote. */
function quoteEnd(world: World, application: Application): number | null {
  const { quote } = caseOf(world, application);
  const last = quote === undefined ? null : quoteValidUntil(quote);
  return last === null ? null : Date.parse(`${last}T00:00:00+08:00`) + DAY_MS;
}

function find(world: World, id: string): subject.Subject | null {
  const application = world.store.applications.get(id);
  if (application === undefined) return null;
  const { store } = world;
  const person = personOf(world, application);
  const end = quoteEnd(world, application);
  const papers = [
    ...store.quotes.where('applicationId', id).map((row) => `quotes:${row.id}`),
    ...store.contracts.where('applicationId', id).map((row) => `contracts:${row.id}`),
  ];
  return {
    title: application.number,
    subtitle: subject.enteredCompany(world.store, application.companyName, application.companyCode),
    activeStates: applicationAt(caseOf(world, application)),
    person,
    row: { argument: 'applicationId', value: id },
    actions: actionsOf(world, application, subject.decisionRefusal(world, person)),
    due: end === null ? {} : { quoteRunsOut: end },
    facts: applicationFacts(world, application),
    files: applicationFiles(world, application),
    past: applicationHistory(world, application),
    rows: new Set([`applications:${id}`, ...papers]),
    portal: isReleased(application) ? '/epd/epdSearch' : '/epd/mineEpd',
  };
}

export const applicationKind: subject.ChartKind = {
  title: { zh: '申请', en: 'Applications' },
  chart: APPLICATION_CHART,
  columns: COLUMNS,
  cards: (world) =>
    world.store.applications
      .all()
      .toSorted((a, b) => b.appliedAt - a.appliedAt)
      .map((application) => cardOf(world, application)),
  find,
};
