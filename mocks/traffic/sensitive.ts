/** What in a call is secret or personal: by the names of fields, and by the look of values. */
import { schemas } from '../openapi/schemas.gen.ts';

/** Kinds of what is taken out; a summary names them. */
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

/** By the name of a field or parameter. The contract's own names, and what other servers use. */
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

/** A dictionary's and a form's own words, in spite of their names. */
const HARMLESS: ReadonlySet<string> = new Set(['captchaType', 'tokenVO', 'smsTemplateType']);

export function kindOfField(name: string, value: string): Sensitive | null {
  if (HARMLESS.has(name)) return null;
  const kind = BY_NAME.find(([, like]) => like.test(name))?.[0] ?? null;
  if (kind === 'password' && CODE.test(value)) return 'code';
  // One field for whom to reach and how.
  return kind === 'person' && /^[\d\s()+-]{7,}$/.test(value) ? 'phone' : kind;
}

/** Headers whose values are secrets, apart from cookies and Authorization. */
export const SECRET_HEADER = /token|secret|auth|session|csrf|xsrf|api-?key|signature|credential/i;

/** Inside any text. */
const BY_LOOK: readonly (readonly [kind: Sensitive, like: RegExp])[] = [
  ['email', /[\w.%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/g],
  ['phone', /(?<![\d.])1[3-9]\d{9}(?!\d)/g],
  ['token', /\beyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g],
  ['token', /(?<=\bBearer )[\w.~+/=-]{8,}/g],
];

/** What in a text looks sensitive. Domains of examples (RFC 2606) are nobody's. */
export function sensitiveIn(text: string): [Sensitive, string][] {
  if (text.length < 8) return [];
  return BY_LOOK.flatMap(([kind, like]) =>
    [...text.matchAll(like)]
      .map(([found]): [Sensitive, string] => [kind, found])
      .filter(([, found]) => !/@example\.(?:com|org|net)$/i.test(found)),
  );
}

/** Numbers that rows have besides their ids. */
const NUMBERS =
  /^(?:applicationNumber|contractNumber|epdRegistrationNumber|productNumber|companyCode|loginCompanyCode|supersededByNumber|pcrNumber|registerNo)$/;
const IDS =
  /^id$|Ids?$|^(?:dataAttachment|epdAttachment(?:Cn|En|Test)|lcaAttachmentCn|businessIdEn)$|Txhash$/;
/** An enumeration. */
const NO_ID = new Set(['relationalId']);

const WORD_OF_TAG: Readonly<Record<string, string>> = {
  session: 'user',
  account: 'user',
  inbox: 'message',
  files: 'file',
  dictionary: 'item',
  platform: 'item',
};

/** Name of what a field identifies, as references have it: `id.quote`; null for other fields. */
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

/** Names of all fields and parameters of the contract: nothing else goes into a recording. */
export function contractNames(): ReadonlySet<string> {
  if (known === undefined) {
    const found = new Set<string>();
    names(schemas, found);
    known = found;
  }
  return known;
}
