/** The documented server: answers omit, and requests ignore, everything that no document names. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import {
  AGREEMENT_PAGE_SIZE,
  ANNOUNCEMENT_PAGE_SIZE,
  LINK_TYPE_PAGE_SIZE,
  MESSAGE_PAGE_SIZE,
  NEWS_PAGE_SIZE,
  RESOURCE_PAGE_SIZE,
  SEARCH_PAGE_SIZE,
  TEMPLATE_PAGE_SIZE,
  VERIFICATION_PAGE_SIZES,
} from '#src/lib/limits.ts';
import { withoutInventedBody, withoutInventedData, withoutInventedQuery } from '../openapi/invented.ts';
import { ofEnvelope, type Came, type Spoken } from './dialect.ts';
import { isObject } from '../lib/checked-json.ts';

/** Documented maximum of rows per page (document 1 §9, document 2 §9). */
export const DOCUMENTED_ROWS: Partial<Record<OperationId, number>> = {
  listMyApplications: SEARCH_PAGE_SIZE,
  searchDeclarations: SEARCH_PAGE_SIZE,
  searchPcrs: SEARCH_PAGE_SIZE,
  listMessages: MESSAGE_PAGE_SIZE,
  listNews: NEWS_PAGE_SIZE,
  listAnnouncements: ANNOUNCEMENT_PAGE_SIZE,
  listResources: RESOURCE_PAGE_SIZE,
  listTemplates: TEMPLATE_PAGE_SIZE,
  listAgreementVersions: AGREEMENT_PAGE_SIZE,
  listFriendlyLinkTypes: LINK_TYPE_PAGE_SIZE,
  listVerifications: Math.max(...VERIFICATION_PAGE_SIZES),
};

/** Texts for error keys that no document names (openapi/README.md). */
const IN_WORDS: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  CAPTCHA_FAIL: { zh: '请先完成滑块验证', en: 'Please solve the slider puzzle first' },
  TRIAL_REQUESTED: { zh: '您已申请试用', en: 'You have asked for a trial already' },
};

function capped(fields: Readonly<Record<string, unknown>>, max: number): Readonly<Record<string, unknown>> {
  return Number(fields['pageSize']) > max ? { ...fields, pageSize: max } : fields;
}

export function documentedRequest(came: Came, { operation }: Spoken): Came {
  const max = DOCUMENTED_ROWS[operation] ?? Number.POSITIVE_INFINITY;
  const query = Object.entries(capped(withoutInventedQuery(operation, came.query), max));
  const body = came.json === undefined ? undefined : withoutInventedBody(operation, came.json);
  return {
    ...came,
    query: Object.fromEntries(query.map(([name, value]) => [name, String(value)])),
    json: isObject(body) ? capped(body, max) : body,
  };
}

export const documentedAnswer = ofEnvelope((envelope, { operation, language }) => {
  if (envelope['code'] === 1) return { ...envelope, data: withoutInventedData(operation, envelope['data']) };
  const words = IN_WORDS[String(envelope['message'])];
  return words === undefined ? envelope : { ...envelope, message: words[language] };
});
