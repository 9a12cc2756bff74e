/** References between rows. A dangling reference breaks the pages that follow it. */
import * as v from 'valibot';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import {
  type CollectionName,
  type Collections,
  type Row,
  COLLECTION_NAMES,
  SHAPES,
  type Store,
} from './entities.ts';
import { damaged, SnapshotError } from './snapshot.ts';
import type { StoreDifference, TrackedStore } from './store.ts';

function shapeProblem(collection: CollectionName, row: unknown): string | null {
  const result = v.safeParse(SHAPES[collection], row);
  if (result.success) return null;
  const [issue] = result.issues;
  const id = typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '?';
  return `${collection} "${id}", ${v.getDotPath(issue) ?? 'row'}: ${issue.message}`;
}

export function checkShapes(rows: StoreDifference): void {
  for (const [name, part] of Object.entries(rows)) {
    const collection = COLLECTION_NAMES.find((known) => known === name);
    if (collection === undefined)
      throw new SnapshotError(`There is no collection "${name}"`, `没有名为“${name}”的数据集`);
    for (const row of part.rows) {
      const problem = shapeProblem(collection, row);
      if (problem !== null) throw damaged(problem);
    }
  }
}

/** Throws {@link SnapshotError} for a dangling reference. If seed rows were removed, all rows are checked. */
export function checkNames({ store }: TrackedStore, rows: StoreDifference): void {
  const isAllAsked = Object.values(rows).some(({ removed }) => removed.length > 0);
  for (const name of COLLECTION_NAMES) {
    const asked = isAllAsked ? store[name].all() : (rows[name]?.rows ?? []);
    const problem = danglingName(store, name, asked);
    if (problem !== null) throw damaged(problem);
  }
}

/** A reference: JSON pointer in the row, target collection and id; a null id is valid. */
type Name = readonly [pointer: string, collection: CollectionName, id: string | null];
type Names = { readonly [Collection in CollectionName]?: (row: Collections[Collection]) => readonly Name[] };

const IN_RECIPES: Readonly<Record<string, CollectionName>> = {
  declarationId: 'declarations',
  quoteId: 'quotes',
  contractId: 'contracts',
  pcrId: 'pcrs',
  applicationId: 'applications',
  companyCode: 'companies',
};

const file = (pointer: string, id: string | null): Name => [pointer, 'attachments', id];
const user = (row: { userId: string | null }): Name => ['userId', 'users', row.userId];
const company = (row: { companyCode: string | null }): Name => ['companyCode', 'companies', row.companyCode];
const application = (row: { applicationId: string | null }): Name => [
  'applicationId',
  'applications',
  row.applicationId,
];

/**
 * Required references. Excluded: rows that may outlive their target (visits, sessions, messages), and numbers or codes entered by
 * users.
 */
const NAMES: Names = {
  users: (row) => [company(row)],
  companies: (row) => [
    file('logoId', row.logoId),
    file('licenceId', row.licenceId),
    file('billInfoId', row.billInfoId),
  ],
  attachments: ({ ownerCompanyCode, source }) => [
    ['ownerCompanyCode', 'companies', ownerCompanyCode],
    ...(source.kind === 'made'
      ? Object.entries(source.args).flatMap(([key, value]): readonly Name[] => {
          const collection = IN_RECIPES[key];
          return collection === undefined ? [] : [[`source.args.${key}`, collection, String(value)]];
        })
      : []),
  ],
  pcrs: (row) => [file('attachmentId', row.attachmentId), file('enAttachmentId', row.enAttachmentId)],
  pcrApplications: (row) => [user(row), ['pcrId', 'pcrs', row.pcrId]],
  productCategories: (row) => [['parentId', 'productCategories', row.parentId]],
  declarations: (row) => [
    company(row),
    application(row),
    file('cnAttachmentId', row.cnAttachmentId),
    file('enAttachmentId', row.enAttachmentId),
    file('qrAttachmentId', row.qrAttachmentId),
    ['supersededBy', 'declarations', row.supersededBy],
  ],
  applications: (row) => [
    company(row),
    user(row),
    ['corrected.userId', 'users', row.corrected?.userId ?? null],
    ...row.items.flatMap((item, at): readonly Name[] => [
      file(`items.${at}.lcaAttachmentId`, item.lcaAttachmentId),
      file(`items.${at}.dataAttachmentId`, item.dataAttachmentId),
      file(`items.${at}.preReportAttachmentId`, item.preReportAttachmentId),
      file(`items.${at}.reportCnId`, item.reportCnId),
      file(`items.${at}.reportEnId`, item.reportEnId),
      [`items.${at}.declarationId`, 'declarations', item.declarationId],
      ...(item.versions ?? []).map((one, place) =>
        file(`items.${at}.versions.${place}.attachmentId`, one.attachmentId),
      ),
    ]),
  ],
  quotes: (row) => [application(row), file('attachmentId', row.attachmentId)],
  contracts: (row) => [application(row), file('attachmentId', row.attachmentId)],
  messages: (row) => [user(row)],
  friendlyLinks: ({ attachmentId }) => [
    file('attachmentId', attachmentId === NO_IMAGE_ATTACHMENT_ID ? null : attachmentId),
  ],
  dictItems: (row) => [['parentId', 'dictItems', row.parentId]],
  verifications: (row) => [user(row)],
  verificationFiles: (row) => [
    ['verificationId', 'verifications', row.verificationId],
    file('attachmentId', row.attachmentId),
  ],
  news: (row) => [file('pictureId', row.pictureId)],
  announcements: (row) => row.attachmentIds.map((id, at) => file(`attachmentIds.${at}`, id)),
  resources: (row) => [
    file('imageId', row.imageId),
    file('cnFileId', row.cnFileId),
    file('enFileId', row.enFileId),
  ],
  templates: (row) => [file('attachmentId', row.attachmentId), file('enAttachmentId', row.enAttachmentId)],
  gpis: (row) => [file('attachmentId', row.attachmentId)],
  subscriptions: (row) => [user(row)],
  feedback: (row) => [user(row)],
  lowCarbonApplications: (row) => [
    user(row),
    ...row.entries.map((entry, at) => file(`entries.${at}.attachmentId`, entry.attachmentId)),
  ],
  menu: (row) => [['parentId', 'menu', row.parentId]],
};

/** Companies are referenced by code, all other rows by id. */
function isThere(store: Store, collection: CollectionName, id: string): boolean {
  if (collection === 'companies') return store.companies.where('code', id).length > 0;
  return store[collection].get(id) !== undefined;
}

/** Describes the first dangling reference in these rows; null if none. */
export function danglingName(store: Store, collection: CollectionName, rows: readonly Row[]): string | null {
  // The cast is safe: the table is keyed by collection.
  const namesOf = NAMES[collection] as ((row: Row) => readonly Name[]) | undefined;
  if (namesOf === undefined) return null;
  for (const row of rows) {
    const broken = namesOf(row).find(([, target, id]) => id !== null && !isThere(store, target, id));
    if (broken !== undefined) {
      const [pointer, target, id] = broken;
      return `${collection} "${row.id}", ${pointer}: there is no "${id}" in ${target}`;
    }
  }
  return null;
}
