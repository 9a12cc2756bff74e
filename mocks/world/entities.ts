/**
 * What the mock's database holds, in the field's own words. The wire's names (`portalUserVO`, `epdList` …) appear only in
 * mocks/handlers. All times are epoch milliseconds of the World's clock; calendar days are 'YYYY-MM-DD' (UTC+8).
 */
import type * as v from 'valibot';
import { keysOf } from '../lib/tables.ts';
import { application, contract, quote } from './entities/applications.ts';
import {
  company,
  feedback,
  lowCarbonApplication,
  subscription,
  verification,
  verificationFile,
} from './entities/companies.ts';
import {
  agreement,
  announcement,
  friendlyLink,
  friendlyLinkType,
  htmlPage,
  message,
  news,
  resource,
} from './entities/content.ts';
import { declaration, pcr, pcrApplication, productCategory } from './entities/declarations.ts';
import { attachment, gpi, template } from './entities/files.ts';
import { captcha, sentCode, session, user } from './entities/people.ts';
import { counter, dictItem, menuEntry, pageVisit, region, serverText, setting } from './entities/platform.ts';

export type * from './entities/row.ts';
export type * from './entities/people.ts';
export type * from './entities/companies.ts';
export type * from './entities/files.ts';
export type * from './entities/recipes.ts';
export type * from './entities/declarations.ts';
export type * from './entities/applications.ts';
export type * from './entities/content.ts';
export type * from './entities/platform.ts';

/** Name of each collection and what its rows must be. */
export const SHAPES = {
  users: user,
  sessions: session,
  sentCodes: sentCode,
  captchas: captcha,
  companies: company,
  attachments: attachment,
  pcrs: pcr,
  pcrApplications: pcrApplication,
  productCategories: productCategory,
  declarations: declaration,
  applications: application,
  quotes: quote,
  contracts: contract,
  messages: message,
  agreements: agreement,
  friendlyLinkTypes: friendlyLinkType,
  friendlyLinks: friendlyLink,
  dictItems: dictItem,
  regions: region,
  verifications: verification,
  verificationFiles: verificationFile,
  news,
  announcements: announcement,
  resources: resource,
  templates: template,
  gpis: gpi,
  feedback,
  subscriptions: subscription,
  lowCarbonApplications: lowCarbonApplication,
  settings: setting,
  serverTexts: serverText,
  menu: menuEntry,
  pageVisits: pageVisit,
  htmlPages: htmlPage,
  counters: counter,
};

export type CollectionName = keyof typeof SHAPES;
/** What the rows of each collection are. */
export type Collections = { [Name in CollectionName]: v.InferOutput<(typeof SHAPES)[Name]> };

/** All of them, as they stand above: snapshots and counts name them in this order. */
export const COLLECTION_NAMES = keysOf(SHAPES);
