import { authZh } from './auth.ts';
import { captchaZh } from './captcha.ts';
import { registerZh } from './register.ts';
import { profileZh } from './profile.ts';
import { linksZh } from './links.ts';
import { quoteZh } from './quote.ts';
import { contractZh } from './contract.ts';
import { verifyZh } from './verify.ts';
import { millZh } from './mill.ts';
import { pcrZh } from './pcr.ts';
import { introZh } from './intro.ts';
import { enterpriseZh } from './enterprise.ts';
import { feedbackZh } from './feedback.ts';
import { resultZh } from './result.ts';
import { gpiZh } from './gpi.ts';
import { userZh } from './user.ts';
import { resourcesZh } from './resources.ts';
import { lcaZh } from './lca.ts';
import { lcesZh } from './lces.ts';
import { pageZh } from './page.ts';
import { uploadZh } from './upload.ts';
import { epdOwnZh } from './epd-own.ts';
import { epdLateZh } from './epd-late.ts';
import { compareLateZh } from './compare-late.ts';
import { listsLateZh } from './lists-late.ts';
import { laterZh } from './later.ts';

/** What all other pages say (src/i18n/load-texts.ts). */
export const othersZh = {
  auth: authZh,
  captcha: captchaZh,
  register: registerZh,
  profile: profileZh,
  links: linksZh,
  quote: quoteZh,
  contract: contractZh,
  verify: verifyZh,
  mill: millZh,
  pcr: pcrZh,
  intro: introZh,
  enterprise: enterpriseZh,
  feedback: feedbackZh,
  result: resultZh,
  gpi: gpiZh,
  user: userZh,
  resources: resourcesZh,
  lca: lcaZh,
  lces: lcesZh,
  page: pageZh,
  upload: uploadZh,
  epd: { ...epdOwnZh, ...epdLateZh },
  compare: compareLateZh,
  ...laterZh,
  common: listsLateZh.common,
  ui: { ...laterZh.ui, ...listsLateZh.ui },
} as const;
