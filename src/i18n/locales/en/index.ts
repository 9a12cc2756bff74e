import { commonEn } from './common.ts';
import { navEn } from './nav.ts';
import { footerEn } from './footer.ts';
import { homeEn } from './home.ts';
import { authEn } from './auth.ts';
import { captchaEn } from './captcha.ts';
import { registerEn } from './register.ts';
import { profileEn } from './profile.ts';
import { legalEn } from './legal.ts';
import { linksEn } from './links.ts';
import { inboxEn } from './inbox.ts';
import { epdEn } from './epd.ts';
import { compareEn } from './compare.ts';
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
import { newsEn } from './news.ts';
import { noticeEn } from './notice.ts';
import { resourcesEn } from './resources.ts';
import { lcaEn } from './lca.ts';
import { lcesEn } from './lces.ts';
import { pageEn } from './page.ts';
import { uploadEn } from './upload.ts';
import { uiEn } from './ui.ts';
import { guardEn } from './guard.ts';
import { errorEn } from './error.ts';
import { httpEn } from './http.ts';

/** All English texts, one file an area of the glossary. */
export const en = {
  common: commonEn,
  nav: navEn,
  footer: footerEn,
  home: homeEn,
  auth: authEn,
  captcha: captchaEn,
  register: registerEn,
  profile: profileEn,
  legal: legalEn,
  links: linksEn,
  inbox: inboxEn,
  epd: epdEn,
  compare: compareEn,
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
  news: newsEn,
  notice: noticeEn,
  resources: resourcesEn,
  lca: lcaEn,
  lces: lcesEn,
  page: pageEn,
  upload: uploadEn,
  ui: uiEn,
  guard: guardEn,
  error: errorEn,
  http: httpEn,
} as const;
