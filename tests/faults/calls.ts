/** Calls that the matrix must cover: all calls of the portal, on load or by user actions. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';

/** Operations whose path occurs in the portal's sources. */
export function portalCalls(): OperationId[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.ts$|schema\.d\.ts$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'));
  // Safe: the keys of the generated table are the ids.
  return (Object.keys(operations) as OperationId[]).filter((operation) =>
    sources.some((text) => text.includes(`'${operations[operation].path}'`)),
  );
}

/** Calls made when screens open (checked by screens.test.tsx); every other call needs an act (acts.test.tsx). */
export const ON_OPENING: readonly OperationId[] = [
  'checkSubscription',
  'countMessages',
  'countVisit',
  'createAccessRecord',
  'downloadEpd',
  'getAboutPage',
  'getAgreementVersion',
  'getAnnouncement',
  'getApplicationDetail',
  'getChannelTree',
  'getCompanyDetail',
  'getCompanyOfUser',
  'getCurrentAgreement',
  'getDictItem',
  'getGpi',
  'getIndustryTree',
  'getMenu',
  'getNews',
  'getPricingPage',
  'getProductInfo',
  'getQrSetting',
  'getQuote',
  'getServicePage',
  'getTexts',
  'getUserDetail',
  'getVerification',
  'listAgreementVersions',
  'listAnnouncements',
  'listCompanies',
  'listCompanyForms',
  'listCompanyTypes',
  'listFriendlyLinkTypes',
  'listFriendlyLinks',
  'listIndustryCategories',
  'listLatestNews',
  'listLowCarbonTemplates',
  'listMessages',
  'listMyApplications',
  'listNews',
  'listPcrs',
  'listProcessSteps',
  'listProductCategories',
  'listRegions',
  'listResourceTypes',
  'listResources',
  'listTemplates',
  'listVerificationFiles',
  'listVerifications',
  'readMessage',
  'searchDeclarations',
  'searchPcrs',
  'verifySession',
];
