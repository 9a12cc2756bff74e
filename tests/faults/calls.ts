/** Which calls the matrix has to meet: all that the portal makes, when a screen opens or by what people do there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';

/** Calls of the contract whose path stands in the portal's sources. */
export function portalCalls(): OperationId[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.ts$|schema\.d\.ts$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'));
  // The keys of a generated table are the ids.
  return (Object.keys(operations) as OperationId[]).filter((operation) =>
    sources.some((text) => text.includes(`'${operations[operation].path}'`)),
  );
}

/** Calls that screens make when they open (held by screens.test.tsx). Each of the others needs an act that makes it (acts.test.tsx). */
export const ON_OPENING: readonly OperationId[] = [
  'checkSubscription',
  'countMessages',
  'countVisit',
  'createAccessRecord',
  'downloadEpd',
  'getAboutPage',
  'getAgreementVersion',
  'getAnnouncement',
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
