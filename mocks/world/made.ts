/**
 * What a World gives a name to: ids, numbers, tokens and codes of the rows that a step added. Another World, and a real server,
 * have others in their place, so a recording calls them by kind and order.
 */
import type { CollectionName, Collections } from './entities.ts';
import type { RowChange } from './store.ts';
import type { Store } from './types.ts';

/** One name. The n-th of its kind is `<kind>.<n>` in a recording, a part of it `<kind>.<n>.<part>`. */
export interface Made {
  readonly kind: string;
  readonly value: string;
  readonly parts?: Readonly<Record<string, string>>;
}

type Names = { readonly [Name in CollectionName]?: (row: Collections[Name]) => readonly Made[] };

const idOf =
  (word: string) =>
  ({ id }: { readonly id: string }): Made[] => [{ kind: `id.${word}`, value: id }];

/** Texts that are there, under their kinds. */
function numbers(values: Readonly<Record<string, string | null | undefined>>): Made[] {
  return Object.entries(values).flatMap(([kind, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ kind, value }],
  );
}

/** Counters, visits and what the platform keeps to itself are not here: no answer names them. */
const NAMES: Names = {
  sessions: ({ id }) => [{ kind: 'session', value: id }],
  captchas: ({ id, secretKey, verification }) => [
    {
      kind: 'captcha',
      value: id,
      parts: {
        ...(secretKey === '' ? {} : { key: secretKey }),
        ...(verification === null ? {} : { proof: verification }),
      },
    },
  ],
  sentCodes: ({ channel, code }) => [{ kind: `code.${channel}`, value: code }],
  users: idOf('user'),
  companies: (row) => [...idOf('company')(row), ...numbers({ 'number.company': row.code })],
  attachments: idOf('file'),
  pcrs: (row) => [...idOf('pcr')(row), ...numbers({ 'number.pcr': row.pcrNumber })],
  pcrApplications: idOf('pcr-request'),
  declarations: (row) => [
    ...idOf('declaration')(row),
    ...numbers({
      'number.registration': row.registrationNumber,
      'number.product': row.productNumber,
      'number.business': row.businessId,
      'number.business-en': row.businessIdEn,
      'hash.data': row.dataRecord?.txHash,
      'hash.report': row.reportRecord?.txHash,
    }),
  ],
  applications: (row) => [...idOf('application')(row), ...numbers({ 'number.application': row.number })],
  quotes: idOf('quote'),
  contracts: (row) => [...idOf('contract')(row), ...numbers({ 'number.contract': row.number })],
  messages: idOf('message'),
  verifications: idOf('verification'),
  verificationFiles: idOf('verification-file'),
  news: idOf('news'),
  announcements: idOf('announcement'),
  resources: idOf('resource'),
  gpis: idOf('instructions'),
  feedback: idOf('feedback'),
  subscriptions: idOf('subscription'),
  lowCarbonApplications: idOf('low-carbon-application'),
};

/** The check of a puzzle gives it its proof; everything else has its names from the start. */
const NAMED_LATER: readonly CollectionName[] = ['captchas'];

function namesIn<Name extends CollectionName>(store: Store, name: Name, id: string): readonly Made[] {
  const row = store[name].get(id);
  return row === undefined ? [] : (NAMES[name]?.(row) ?? []);
}

/** The names that a step made, in the order in which it made them. */
export function madeBy(store: Store, changes: readonly RowChange[]): readonly Made[] {
  return changes.flatMap(({ collection, id, kind }) =>
    kind === 'added' || (kind === 'changed' && NAMED_LATER.includes(collection))
      ? namesIn(store, collection, id)
      : [],
  );
}

/** Secrets that a World had before its tape began. */
export function secretsOf({ sessions, captchas, sentCodes }: Store): readonly Made[] {
  return [
    ...sessions.all().flatMap((row) => NAMES.sessions?.(row) ?? []),
    ...captchas.all().flatMap((row) => NAMES.captchas?.(row) ?? []),
    ...sentCodes.all().flatMap((row) => NAMES.sentCodes?.(row) ?? []),
  ];
}
