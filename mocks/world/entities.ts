/**
 * Entities of the mock's store, in domain terms. Wire names (`portalUserVO`, `epdList` …) appear only in mocks/handlers. Times
 * are epoch ms of the World's clock; days are 'YYYY-MM-DD' (UTC+8).
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
import {
  attachment,
  gpi,
  template,
  counter,
  dictItem,
  menuEntry,
  pageVisit,
  region,
  serverText,
  setting,
} from './entities/platform.ts';
import { captcha, sentCode, session, user } from './entities/people.ts';

export type * from './entities/shape.ts';
export type * from './entities/people.ts';
export type * from './entities/companies.ts';
export type * from './entities/platform.ts';
export type * from './entities/recipes.ts';
export type * from './entities/declarations.ts';
export type * from './entities/applications.ts';
export type * from './entities/content.ts';
export type * from './entities/platform.ts';

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
export type Collections = { [Name in CollectionName]: v.InferOutput<(typeof SHAPES)[Name]> };

/** In definition order, which snapshots and counts use. */
export const COLLECTION_NAMES = keysOf(SHAPES);
