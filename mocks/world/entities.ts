/**
 * Entities of the mock's store, in domain terms. Wire names (`portalUserVO`, `epdList` …) appear only in mocks/handlers. Times
 * are epoch ms of the World's clock; days are 'YYYY-MM-DD' (UTC+8).
 */
import type * as v from 'valibot';
import { keysOf } from '../lib/tables.ts';
import * as applications from './entities/applications.ts';
import * as companies from './entities/companies.ts';
import * as platform from './entities/platform.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import type { ServerBehaviour } from './server.ts';
import type { Clock } from './clock.ts';
import type { MemoryCollection } from './collection.ts';
import type { CountedIds } from './ids.ts';
import type { Row } from './entities/shape.ts';

export type * from './entities/shape.ts';
export type * from './entities/companies.ts';
export type * from './entities/platform.ts';
export type * from './entities/applications.ts';

export const SHAPES = {
  users: companies.user,
  sessions: companies.session,
  sentCodes: companies.sentCode,
  captchas: companies.captcha,
  companies: companies.company,
  attachments: platform.attachment,
  pcrs: applications.pcr,
  pcrApplications: applications.pcrApplication,
  productCategories: applications.productCategory,
  declarations: applications.declaration,
  applications: applications.application,
  quotes: applications.quote,
  contracts: applications.contract,
  messages: platform.message,
  agreements: platform.agreement,
  friendlyLinkTypes: platform.friendlyLinkType,
  friendlyLinks: platform.friendlyLink,
  dictItems: platform.dictItem,
  regions: platform.region,
  verifications: companies.verification,
  verificationFiles: companies.verificationFile,
  news: platform.news,
  announcements: platform.announcement,
  resources: platform.resource,
  templates: platform.template,
  gpis: platform.gpi,
  feedback: companies.feedback,
  subscriptions: companies.subscription,
  lowCarbonApplications: companies.lowCarbonApplication,
  settings: platform.setting,
  serverTexts: platform.serverText,
  menu: platform.menuEntry,
  pageVisits: platform.pageVisit,
  htmlPages: platform.htmlPage,
  counters: platform.counter,
};

export type CollectionName = keyof typeof SHAPES;
export type Collections = { [Name in CollectionName]: v.InferOutput<(typeof SHAPES)[Name]> };

/** In definition order, which snapshots and counts use. */
export const COLLECTION_NAMES = keysOf(SHAPES);

/** A collection as handlers, operators and scenarios use it. */
export type Collection<T extends Row> = Pick<
  MemoryCollection<T>,
  'get' | 'all' | 'where' | 'find' | 'put' | 'update' | 'remove' | 'size' | 'version'
>;

export type Store = { readonly [Name in CollectionName]: Collection<Collections[Name]> };

export type Ids = Pick<CountedIds, 'next' | 'token' | 'code' | 'draw'>;

export interface Outbox {
  send(message: Pick<companies.SentCode, 'channel' | 'to' | 'purpose'>): companies.SentCode;
  /** Newest first. */
  list(): readonly companies.SentCode[];
}

export type FaultMatch = ControlSchemas['ControlFaultMatch'];
export type Fault = ControlSchemas['ControlFault'];

export interface World {
  readonly id: string;
  readonly scenario: string;
  readonly seed: number;
  readonly size: 'small' | 'large';
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  faults: Fault[];
  server: ServerBehaviour;
  /** Quota for uploads, bytes. */
  uploadsMaxBytes: number;
}
