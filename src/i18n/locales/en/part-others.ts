import { authEn } from './auth.ts';
import { captchaEn } from './captcha.ts';
import { registerEn } from './register.ts';
import { profileEn } from './profile.ts';
import { linksEn } from './links.ts';
import { quoteEn } from './quote.ts';
import { contractEn } from './contract.ts';
import { verifyEn } from './verify.ts';
import { millEn } from './mill.ts';
import { pcrEn } from './pcr.ts';
import { introEn } from './intro.ts';
import { enterpriseEn } from './enterprise.ts';
import { feedbackEn } from './feedback.ts';
import { resultEn } from './result.ts';
import { gpiEn } from './gpi.ts';
import { userEn } from './user.ts';
import { resourcesEn } from './resources.ts';
import { lcaEn } from './lca.ts';
import { lcesEn } from './lces.ts';
import { pageEn } from './page.ts';
import { uploadEn } from './upload.ts';
import { epdOwnEn } from './epd-own.ts';
import { epdLateEn } from './epd-late.ts';
import { compareLateEn } from './compare-late.ts';
import { listsLateEn } from './lists-late.ts';
import { laterEn } from './later.ts';

/** What all other pages say (src/i18n/load-texts.ts). */
export const othersEn = {
  auth: authEn,
  captcha: captchaEn,
  register: registerEn,
  profile: profileEn,
  links: linksEn,
  quote: quoteEn,
  contract: contractEn,
  verify: verifyEn,
  mill: millEn,
  pcr: pcrEn,
  intro: introEn,
  enterprise: enterpriseEn,
  feedback: feedbackEn,
  result: resultEn,
  gpi: gpiEn,
  user: userEn,
  resources: resourcesEn,
  lca: lcaEn,
  lces: lcesEn,
  page: pageEn,
  upload: uploadEn,
  epd: { ...epdOwnEn, ...epdLateEn },
  compare: compareLateEn,
  ...laterEn,
  common: listsLateEn.common,
  ui: { ...laterEn.ui, ...listsLateEn.ui },
} as const;
