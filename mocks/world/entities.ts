/**
 * What the mock's database holds, in the field's own words. The wire's names (`portalUserVO`, `epdList` …) appear only in
 * mocks/handlers. All times are epoch milliseconds of the World's clock; calendar days are 'YYYY-MM-DD' (UTC+8).
 */
import type { Captcha, SentCode, Session, User } from './entities/people.ts';
import type {
  Company,
  Feedback,
  LowCarbonApplication,
  Subscription,
  Verification,
  VerificationFile,
} from './entities/companies.ts';
import type { Attachment, Gpi, Template } from './entities/files.ts';
import type { Declaration, Pcr, PcrApplication, ProductCategory } from './entities/declarations.ts';
import type { Application, Contract, Quote } from './entities/applications.ts';
import type {
  Agreement,
  Announcement,
  FriendlyLink,
  FriendlyLinkType,
  HtmlPage,
  Message,
  News,
  Resource,
} from './entities/content.ts';
import type {
  Counter,
  DictItem,
  MenuEntry,
  PageVisit,
  Region,
  ServerText,
  Setting,
} from './entities/platform.ts';

export type * from './entities/row.ts';
export type * from './entities/people.ts';
export type * from './entities/companies.ts';
export type * from './entities/files.ts';
export type * from './entities/declarations.ts';
export type * from './entities/applications.ts';
export type * from './entities/content.ts';
export type * from './entities/platform.ts';

/** Name of each collection and what its rows are. */
export interface Collections {
  users: User;
  sessions: Session;
  sentCodes: SentCode;
  captchas: Captcha;
  companies: Company;
  attachments: Attachment;
  pcrs: Pcr;
  pcrApplications: PcrApplication;
  productCategories: ProductCategory;
  declarations: Declaration;
  applications: Application;
  quotes: Quote;
  contracts: Contract;
  messages: Message;
  agreements: Agreement;
  friendlyLinkTypes: FriendlyLinkType;
  friendlyLinks: FriendlyLink;
  dictItems: DictItem;
  regions: Region;
  verifications: Verification;
  verificationFiles: VerificationFile;
  news: News;
  announcements: Announcement;
  resources: Resource;
  templates: Template;
  gpis: Gpi;
  feedback: Feedback;
  subscriptions: Subscription;
  lowCarbonApplications: LowCarbonApplication;
  settings: Setting;
  serverTexts: ServerText;
  menu: MenuEntry;
  pageVisits: PageVisit;
  htmlPages: HtmlPage;
  counters: Counter;
}
export type CollectionName = keyof Collections;
