/**
 * What the mock's database holds, in the field's own words. The wire's names (`portalUserVO`, `epdList` …) appear only in
 * mocks/handlers. All times are epoch milliseconds of the World's clock; calendar days are 'YYYY-MM-DD' (UTC+8).
 */
import type {
  AuditStatus,
  CompanyStatus,
  ContractStatus,
  LcaCheckStatus,
  QuoteStatus,
  Stage,
  VerificationState,
} from '#src/lib/states.ts';

/** A text in both languages; `en` is null where the seed leaves the English edition out on purpose. */
export interface Bilingual {
  zh: string;
  en: string | null;
}

/** Every row has an id that never changes. */
export interface Row {
  id: string;
}

/** A person who can sign in (document 1 §3, document 2 §3). */
export interface User extends Row {
  /** Mobile number or e-mail: what the account is called on screens. */
  account: string;
  accountType: 'phone' | 'email';
  phone: string | null;
  email: string | null;
  /** Plain text: this is a mock world with invented people. */
  password: string | null;
  userName: string | null;
  companyName: string | null;
  companyCode: string | null;
  industryCategory: string | null;
  companyForm: string | null;
  companyType: string | null;
  auditStatus: AuditStatus;
  rejectReason: string | null;
  /** `leaving`: cancellation in review (document 2 §2 "Status 0 of the user"). */
  status: 'active' | 'locked' | 'leaving' | 'gone';
  profile: Record<string, unknown> | null;
  failedLogins: number;
  createdAt: number;
}

/** A token that was issued; `id` is the token itself. */
export interface Session extends Row {
  userId: string;
  purpose: 'session' | 'reset' | 'tool';
  issuedAt: number;
  expiresAt: number;
}

/** A code that was sent by SMS or e-mail; also what the outbox shows. */
export interface SentCode extends Row {
  channel: 'sms' | 'email';
  to: string;
  purpose: 'login' | 'register' | 'reset' | 'cancel';
  code: string;
  sentAt: number;
  expiresAt: number;
  usedAt: number | null;
  /** Wrong codes that were handed in for it. */
  wrong?: number;
}

/** One captcha challenge; `id` is its token (notes: captcha protocol). */
export interface Captcha extends Row {
  kind: 'blockPuzzle' | 'clickWord';
  clientUid: string | null;
  secretKey: string;
  /** The answer: one point for the puzzle, three for the words, in bitmap pixels. */
  points: { x: number; y: number }[];
  words: string[];
  createdAt: number;
  expiresAt: number;
  /** Spent by the first check, pass or fail. */
  checkedAt: number | null;
  /** The second verification string, set by a passed check, valid until `verifiedUntil`, used once. */
  verification: string | null;
  verifiedUntil: number | null;
}

export interface Company extends Row {
  /** `companyCode` on the wire. */
  code: string;
  name: Bilingual;
  creditCode: string | null;
  email: string | null;
  address: string | null;
  corporation: string | null;
  contacts: string | null;
  contactPhone: string | null;
  zipCode: string | null;
  /** Dictionary COMPANY_TYPE; '4' is a third-party agency. */
  companyType: string;
  status: CompanyStatus;
  statusReason: string | null;
  region: string;
  route: string;
  logoId: string | null;
  licenceId: string | null;
  billInfoId: string | null;
  createdAt: number;
}

/** How a stored file gets its bytes: made on demand from seed data, or uploaded. */
export type FileSource =
  { kind: 'made'; maker: string; args: Record<string, unknown> } | { kind: 'uploaded'; base64: string };

export interface Attachment extends Row {
  fileName: string;
  mime: string;
  size: number | null;
  /** LCA, EPD, COMPANY_LICENSE, COMPANY_BILL_INFO or an internal kind. */
  businessType: string;
  /** Who may read it: anybody, anybody signed in, or only the owner's company. */
  access: 'public' | 'member' | 'owner';
  ownerCompanyCode: string | null;
  source: FileSource;
  createdAt: number;
}

export interface Pcr extends Row {
  pcrNumber: string;
  name: Bilingual;
  registerNo: string;
  author: Bilingual;
  productClass: Bilingual;
  description: Bilingual;
  attachmentId: string;
  enAttachmentId: string | null;
  publishedOn: string;
}

export interface PcrApplication extends Row {
  userId: string;
  companyName: string;
  product: string;
  createdAt: number;
}

/** The second level of the product tree is what an application may pick (document 2 §2). */
export interface ProductCategory extends Row {
  parentId: string | null;
  name: Bilingual;
  pcrNumbers: string[];
}

/** A published EPD or CFP (document 2 §3 "EPD record"). */
export interface Declaration extends Row {
  /** Ids of the public product page, in Chinese and English. */
  businessId: string;
  businessIdEn: string | null;
  productNumber: string;
  productName: Bilingual;
  productType: 'EPD' | 'CFP';
  companyCode: string;
  registrationNumber: string;
  publishedOn: string;
  /** Last valid day. */
  expiresOn: string;
  pcrNumber: string;
  /** kg CO2e per declared unit, or null where not declared. */
  gwp100: number | null;
  modules: { a1: number; a2: number; a3: number } | null;
  route: string;
  verifier: Bilingual;
  standards: string[];
  cnAttachmentId: string;
  enAttachmentId: string | null;
  qrAttachmentId: string;
  dataRecord: ChainRecord | null;
  reportRecord: ChainRecord | null;
  supersededBy: string | null;
  applicationId: string | null;
}

/** A record on the blockchain (document 2 §2). */
export interface ChainRecord {
  /** 3 = stored. */
  state: number;
  blockTime: number;
  txHash: string;
}

export interface ApplicationItem {
  productName: string;
  productType: 'EPD' | 'CFP';
  technologyId: string | null;
  lcaAttachmentId: string | null;
  dataAttachmentId: string | null;
  preReportAttachmentId: string | null;
  /** Reports that the platform produced. */
  reportCnId: string | null;
  reportEnId: string | null;
  declarationId: string | null;
}

export interface Application extends Row {
  /** Number people read, `APP<yyyymmdd><nnn>`; `applyId` on the wire. */
  number: string;
  companyCode: string;
  userId: string;
  companyName: string;
  pcrNumber: string;
  stage: Stage;
  appliedAt: number;
  /** When each stage was entered. */
  stageEnteredAt: Partial<Record<Stage, number>>;
  items: ApplicationItem[];
  lcaCheck: LcaCheckStatus;
  lcaRemark: string | null;
  /** Set when the platform sent the verification back. */
  verificationRemark: string | null;
}

export interface Quote extends Row {
  applicationId: string;
  status: QuoteStatus;
  /** CNY. */
  amount: number;
  attachmentId: string | null;
  issuedAt: number | null;
  decidedAt: number | null;
}

export interface Contract extends Row {
  applicationId: string;
  number: string;
  status: ContractStatus;
  attachmentId: string | null;
  issuedAt: number | null;
  decidedAt: number | null;
}

export interface Message extends Row {
  userId: string;
  /** HTML, untrusted by its readers. */
  html: Bilingual;
  sentAt: number;
  readAt: number | null;
  type: number;
}

export interface Agreement extends Row {
  type: 'REGISTRATION' | 'PRIVACY';
  version: string;
  publishedOn: string;
  expiredOn: string | null;
  title: Bilingual;
  html: Bilingual;
}

export interface FriendlyLinkType extends Row {
  code: string;
  name: Bilingual;
  order: number;
}

export interface FriendlyLink extends Row {
  typeCode: string;
  link: string;
  companyName: Bilingual;
  attachmentId: string;
}

/** One dictionary item; trees hang together by `parentId` (document 1 §3). */
export interface DictItem extends Row {
  type: string;
  itemCode: string;
  value: Bilingual;
  itemDesc: string | null;
  i18nCode: string | null;
  parentId: string | null;
  order: number;
}

export interface Region extends Row {
  code: string;
  parentCode: string;
  name: Bilingual;
}

export interface Verification extends Row {
  userId: string;
  registrationNumber: string;
  userContact: string;
  userPosition: string | null;
  companyName: string;
  country: string;
  region: string | null;
  userEmail: string;
  relationId: number;
  supplement: string | null;
  remark: string | null;
  state: VerificationState;
  createdAt: number;
}

export interface VerificationFile extends Row {
  verificationId: string;
  fileName: string;
  attachmentId: string;
  uploadedAt: number;
  feedbackAt: number | null;
  feedback: string | null;
}

export interface News extends Row {
  title: Bilingual;
  editor: string;
  publisher: string;
  abstract: Bilingual;
  html: Bilingual;
  pictureId: string | null;
  publishedAt: number;
}

export interface Announcement extends Row {
  title: Bilingual;
  summary: Bilingual;
  html: Bilingual;
  publishedAt: number;
  attachmentIds: string[];
}

export interface Resource extends Row {
  type: string;
  name: Bilingual;
  introduction: Bilingual;
  imageId: string | null;
  cnFileId: string | null;
  enFileId: string | null;
  publishedAt: number;
}

/** A downloadable template (codes EPD_SPARE_TEMPLATE, LCA_TEMPLATE, DATA_COLLECTION_TEMPLATE; document 2 §2). */
export interface Template extends Row {
  code: string;
  name: Bilingual;
  attachmentId: string | null;
  enAttachmentId: string | null;
}

export interface Gpi extends Row {
  language: 'zh-CN' | 'en';
  attachmentId: string;
  name: string;
  enabled: boolean;
}

export interface Feedback extends Row {
  companyName: string;
  nickname: string;
  phone: string;
  mail: string;
  information: string;
  createdAt: number;
}

export interface Subscription extends Row {
  userId: string;
  mobile: string;
  username: string;
  companyName: string;
  industryCategory: string;
  position: string;
  active: boolean;
  createdAt: number;
}

export interface LowCarbonApplication extends Row {
  userId: string | null;
  entries: {
    companyName: string;
    introduction: string;
    productName: string;
    process: string;
    attachmentId: string;
  }[];
  createdAt: number;
}

/** A switch of the platform; `qrShow` and `LCA_TOOL` among them. */
export interface Setting extends Row {
  value: string;
}

/** A text that the server lays over the built-in ones; `id` is `<lang>:<key>`. */
export interface ServerText extends Row {
  language: 'zh' | 'en';
  key: string;
  text: string;
}

export interface MenuEntry extends Row {
  parentId: string | null;
  /** Text key. */
  code: string;
  url: string;
  order: number;
}

export interface PageVisit extends Row {
  page: string;
  data: string | null;
  userId: string | null;
  userCode: string | null;
  at: number;
}

export interface HtmlPage extends Row {
  /** `about`, `serve` or `pricing`. */
  name: string;
  html: Bilingual;
}

/** Something that is counted: puzzles asked for in a minute, visits. `id` says what. */
export interface Counter extends Row {
  count: number;
  /** When counting began. */
  since: number;
  /** When it begins again, for counts over a span of time. */
  until: number | null;
}

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
