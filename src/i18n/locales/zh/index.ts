import { commonZh } from './common.ts';
import { navZh } from './nav.ts';
import { footerZh } from './footer.ts';
import { homeZh } from './home.ts';
import { authZh } from './auth.ts';
import { captchaZh } from './captcha.ts';
import { registerZh } from './register.ts';
import { profileZh } from './profile.ts';
import { legalZh } from './legal.ts';
import { linksZh } from './links.ts';
import { inboxZh } from './inbox.ts';
import { epdZh } from './epd.ts';
import { compareZh } from './compare.ts';
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
import { newsZh } from './news.ts';
import { noticeZh } from './notice.ts';
import { resourcesZh } from './resources.ts';
import { lcaZh } from './lca.ts';
import { lcesZh } from './lces.ts';
import { pageZh } from './page.ts';
import { uploadZh } from './upload.ts';
import { uiZh } from './ui.ts';
import { guardZh } from './guard.ts';
import { errorZh } from './error.ts';
import { httpZh } from './http.ts';

/** All Chinese texts, one file an area of the glossary. */
export const zh = {
  common: commonZh,
  nav: navZh,
  footer: footerZh,
  home: homeZh,
  auth: authZh,
  captcha: captchaZh,
  register: registerZh,
  profile: profileZh,
  legal: legalZh,
  links: linksZh,
  inbox: inboxZh,
  epd: epdZh,
  compare: compareZh,
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
  news: newsZh,
  notice: noticeZh,
  resources: resourcesZh,
  lca: lcaZh,
  lces: lcesZh,
  page: pageZh,
  upload: uploadZh,
  ui: uiZh,
  guard: guardZh,
  error: errorZh,
  http: httpZh,
} as const;
