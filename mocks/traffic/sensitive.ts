/** Detects secrets and personal data by field name and by pattern. */
import { schemas } from '../openapi/schemas.gen.ts';

/** Kinds, as summaries name them. */
export const SENSITIVE = [
  'password',
  'token',
  'cookie',
  'header',
  'code',
  'email',
  'phone',
  'person',
  'visitor',
  'undeclared',
] as const;
export type Sensitive = (typeof SENSITIVE)[number];

/** By name of a field or parameter, in the contract and on other servers. */
const BY_NAME: readonly (readonly [kind: Sensitive, name: RegExp])[] = [
  ['password', /pass(?:wor|w)?d?|pwd|^newuserAccount$/i],
  [
    'token',
    /token|secret|authori[sz]ation|captchaVerification|pointJson|session|api-?_?key|^sign$|signature|credential/i,
  ],
  ['code', /^(?:verify|(?:sms|check|verif\w*|captcha)_?code)$/i],
  ['phone', /^(?:mobile|phone|phoneNumber|companyContactPhone|telephone)$/],
  [
    'person',
    /^(?:userName|username|nickname|contacts|companyContacts|corporation|uploader|correctionConfirmedBy|userContact|verifierName|verifierNameEn|newsEditor|realName)$/,
  ],
  ['visitor', /^userCode$/],
];

/** Six digits in a field named `password` are a code (document 1 §7). */
export const CODE = /^\d{4,8}$/;

/** Dictionary and form terms that only look sensitive. */
const HARMLESS: ReadonlySet<string> = new Set(['captchaType', 'tokenVO', 'smsTemplateType']);

export function kindOfField(name: string, value: string): Sensitive | null {
  if (HARMLESS.has(name)) return null;
  const kind = BY_NAME.find(([, like]) => like.test(name))?.[0] ?? null;
  if (kind === 'password' && CODE.test(value)) return 'code';
  // One field for a contact person and number.
  return kind === 'person' && /^[\d\s()+-]{7,}$/.test(value) ? 'phone' : kind;
}

/** Secret headers besides Cookie and Authorization. */
export const SECRET_HEADER = /token|secret|auth|session|csrf|xsrf|api-?key|signature|credential/i;

/** Patterns inside any text. */
const BY_LOOK: readonly (readonly [kind: Sensitive, like: RegExp])[] = [
  ['email', /[\w.%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/g],
  ['phone', /(?<![\d.])1[3-9]\d{9}(?!\d)/g],
  ['token', /\beyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g],
  ['token', /(?<=\bBearer )[\w.~+/=-]{8,}/g],
];

/** Sensitive parts of a text, except example domains (RFC 2606). */
export function sensitiveIn(text: string): [Sensitive, string][] {
  if (text.length < 8) return [];
  return BY_LOOK.flatMap(([kind, like]) =>
    [...text.matchAll(like)]
      .map(([found]): [Sensitive, string] => [kind, found])
      .filter(([, found]) => !/@example\.(?:com|org|net)$/i.test(found)),
  );
}

/** Business numbers of rows. */
const NUMBERS =
  /^(?:applicationNumber|contractNumber|epdRegistrationNumber|productNumber|companyCode|loginCompanyCode|supersededByNumber|pcrNumber|registerNo)$/;
const IDS =
  /^id$|Ids?$|^(?:dataAttachment|epdAttachment(?:Cn|En|Test)|lcaAttachmentCn|businessIdEn)$|Txhash$/;
const NO_ID = new Set(['relationalId']);

const WORD_OF_TAG: Readonly<Record<string, string>> = {
  session: 'user',
  account: 'user',
  inbox: 'message',
  files: 'file',
  dictionary: 'item',
  platform: 'item',
};

/** Kind of row that a field identifies, as in references (`id.quote`); null for other fields. */
export function idKind(field: string, tag: string): string | null {
  if (NO_ID.has(field)) return null;
  if (NUMBERS.test(field)) return `number.${field.replace(/Number$|Code$/, '').toLowerCase() || 'row'}`;
  if (!IDS.test(field)) return null;
  if (field === 'id') return `id.${WORD_OF_TAG[tag] ?? tag}`;
  return `id.${/attachment|file/i.test(field) ? 'file' : field.replace(/Ids?$/, '').toLowerCase()}`;
}

function names(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (key === 'properties' && typeof inner === 'object' && inner !== null)
      for (const name of Object.keys(inner)) found.add(name);
    names(inner, found);
  }
}

let known: ReadonlySet<string> | undefined;

/** Field and parameter names of the contract; recordings contain no others. */
export function contractNames(): ReadonlySet<string> {
  if (known === undefined) {
    const found = new Set<string>();
    names(schemas, found);
    known = found;
  }
  return known;
}
