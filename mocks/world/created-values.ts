/**
 * Generated values of a World: ids, numbers, tokens and codes of added rows. They differ in other Worlds and on real servers, so
 * recordings refer to them by kind and order.
 */
import type { CollectionName, Collections, Store } from './entities.ts';
import type { RowChange } from './store.ts';

/** A generated value. In a recording, the n-th of its kind is `<kind>.<n>`, a part of it `<kind>.<n>.<part>`. */
export interface CreatedValue {
  readonly kind: string;
  readonly value: string;
  readonly parts?: Readonly<Record<string, string>>;
}

type Names = { readonly [Name in CollectionName]?: (row: Collections[Name]) => readonly CreatedValue[] };

const idOf =
  (word: string) =>
  ({ id }: { readonly id: string }): CreatedValue[] => [{ kind: `id.${word}`, value: id }];

function numbers(values: Readonly<Record<string, string | null | undefined>>): CreatedValue[] {
  return Object.entries(values).flatMap(([kind, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ kind, value }],
  );
}

/** Without counters, visits and internal rows, which no answer contains. */
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

/** A captcha gets its proof when checked; all other values are generated at creation. */
const NAMED_LATER: readonly CollectionName[] = ['captchas'];

function namesIn<Name extends CollectionName>(store: Store, name: Name, id: string): readonly CreatedValue[] {
  const row = store[name].get(id);
  return row === undefined ? [] : (NAMES[name]?.(row) ?? []);
}

export function createdBy(store: Store, changes: readonly RowChange[]): readonly CreatedValue[] {
  return changes.flatMap(({ collection, id, kind }) =>
    kind === 'added' || (kind === 'changed' && NAMED_LATER.includes(collection))
      ? namesIn(store, collection, id)
      : [],
  );
}

export type SecretRows = {
  readonly [Name in 'sessions' | 'captchas' | 'sentCodes']: Pick<Store[Name], 'all'>;
};

/** Secrets created before the recorder started. */
export function secretsOf({ sessions, captchas, sentCodes }: SecretRows): readonly CreatedValue[] {
  return [
    ...sessions.all().flatMap((row) => NAMES.sessions?.(row) ?? []),
    ...captchas.all().flatMap((row) => NAMES.captchas?.(row) ?? []),
    ...sentCodes.all().flatMap((row) => NAMES.sentCodes?.(row) ?? []),
  ];
}
