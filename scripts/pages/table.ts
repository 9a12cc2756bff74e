/** Public pages: each gets HTML files of its own in the build (scripts/vite/public-pages.ts) and entries in the sitemap. */
import type { FileRouteTypes } from '#src/app/route-tree.gen.ts';
import { ANNOUNCEMENT_PAGE_SIZE, LINK_TYPE_PAGE_SIZE, NEWS_PAGE_SIZE } from '#src/lib/limits.ts';

export const PAGE_LANGUAGES = ['zh', 'en'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** Pictures of links to a page (scripts/pages/share-picture.ts). */
export const PAGE_KINDS = ['platform', 'declaration', 'rules', 'news'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export type EarlyScript = 'head' | 'text';

/** A call that public/scheme.js makes while the scripts load. `{id}` is the end of the page's path, `{language}` zh-CN or en. */
export interface EarlyCall {
  readonly address: string;
  /** What renders its response before the portal's scripts: src/app/early-head.ts or early-text.ts. */
  readonly script?: EarlyScript;
  /** Sent with POST; without it the call is GET. Fields in the order in which the portal sends them. */
  readonly body?: Readonly<Record<string, string | number>>;
}

export interface PublicPage {
  readonly path: FileRouteTypes['fullPaths'];
  readonly kind: PageKind;
  /** For search engines and previews of links, where the text of the page is not known yet. */
  readonly description: Readonly<Record<PageLanguage, string>>;
  readonly call?: EarlyCall;
  /** Of the content, where parameters choose it. */
  readonly search?: string;
}

const page = (
  path: PublicPage['path'],
  kind: PageKind,
  zh: string,
  en: string,
  call?: EarlyCall,
): PublicPage => ({
  path,
  kind,
  description: { zh, en },
  ...(call !== undefined && { call }),
});

const legal = (agreementType: string): EarlyCall => ({
  address: '/api/n/agreement/now',
  script: 'text',
  body: { agreementType, i18n: '{language}' },
});

export const PUBLIC_PAGES: readonly PublicPage[] = [
  page(
    '/',
    'platform',
    '查询、申请和验证钢铁产品的环境产品声明（EPD）与碳足迹声明（CFP）。',
    'Search, apply for and verify environmental product declarations (EPD) and carbon footprint declarations (CFP) of steel.',
  ),
  page(
    '/epd/epdSearch',
    'declaration',
    '按产品、企业、规则和有效期查询已发布的钢铁 EPD 与碳足迹声明，对比 GWP100。',
    'Search published EPD and carbon footprints of steel by product, company, rules and validity, and compare their GWP100.',
  ),
  page(
    '/app/epd/$id',
    'declaration',
    '这一钢铁产品的声明：GWP100、有效期、企业与报告。',
    'The declaration of this steel product: GWP100, validity, company and report.',
    { address: '/api/n/epd/{id}', script: 'head' },
  ),
  page(
    '/Epd',
    'platform',
    '什么是钢铁产品的环境产品声明，谁使用它，从规则到发布经过哪些步骤。',
    'What an environmental product declaration of steel is, who uses it, and the steps from rules to publication.',
  ),
  page(
    '/Pcr',
    'rules',
    '产品种类规则（PCR）规定一类钢铁产品的声明如何计算，使其可以比较。',
    'Product category rules (PCR) define how declarations of one kind of steel product are calculated, so that they can be compared.',
  ),
  page(
    '/Pcr/lca',
    'rules',
    '生命周期评价（LCA）如何得出声明中的数值：系统边界、模块与数据。',
    'How life cycle assessment (LCA) arrives at the figures of a declaration: system boundary, modules and data.',
  ),
  page(
    '/pcr/pcrSearch',
    'rules',
    '查询并下载钢铁产品的产品种类规则（PCR）。',
    'Search and download product category rules (PCR) for steel products.',
  ),
  page(
    '/news',
    'news',
    '钢铁行业 EPD 与碳足迹的新闻。',
    'News on EPD and carbon footprints in the steel industry.',
    { address: '/n/portal/list/news', body: { pageNum: 1, pageSize: NEWS_PAGE_SIZE } },
  ),
  {
    ...page(
      '/news/newsDetailsPage',
      'news',
      '钢铁行业 EPD 与碳足迹的新闻。',
      'News on EPD and carbon footprints in the steel industry.',
    ),
    search: '?id=0',
  },
  page(
    '/NoticeInformationPage',
    'news',
    '平台公告与附件。',
    'Announcements of the platform, with their files.',
    {
      address: '/api/n/announcement/list',
      body: { title: '', pageNum: 1, pageSize: ANNOUNCEMENT_PAGE_SIZE },
    },
  ),
  page(
    '/resources',
    'rules',
    'EPD 申请与计算的资料、标准和模板。',
    'Documents, standards and templates for applying for and calculating an EPD.',
  ),
  page(
    '/gpi',
    'rules',
    '平台的通用程序规则（GPI）。',
    'General programme instructions (GPI) of the platform.',
  ),
  page(
    '/about',
    'platform',
    '钢铁环境产品声明平台由谁运营，遵循哪些标准。',
    'Who runs the Steel EPD Platform, and the standards that it follows.',
  ),
  page(
    '/service',
    'platform',
    '平台提供的 EPD、碳足迹与验证服务。',
    'Services of the platform: EPD, carbon footprints and verification.',
  ),
  page(
    '/pricing',
    'platform',
    'EPD 与碳足迹声明的收费。',
    'Prices of EPD and carbon footprint declarations.',
  ),
  page('/Links', 'platform', '合作机构与相关网站。', 'Partners and related sites.', {
    address: '/api/n/friendly/type',
    body: { pageSize: LINK_TYPE_PAGE_SIZE, pageNum: 1, inlet: 'USER' },
  }),
  page('/policy', 'platform', '平台的用户协议。', 'User agreement of the platform.', legal('REGISTRATION')),
  page('/agreement', 'platform', '平台的隐私政策。', 'Privacy policy of the platform.', legal('PRIVACY')),
];

/**
 * Pages of signed-in users, with the path of their route: their files have title and loading shape, shown below the logo, and
 * the links to their scripts.
 */
export const WORK_PAGES = {
  '/epd/mineEpd': '/epd/mineEpd',
  '/epd/epdApplyFor': '/epd/epdApplyFor',
  '/epd/verification': '/epd/verification',
  '/Pcr/minePcr': '/Pcr/minePcr',
  '/myLists': '/myLists',
  '/textmessage/all': '/textmessage/$id',
  '/thirdAgency': '/thirdAgency',
  '/user': '/user',
} as const satisfies Readonly<Record<string, FileRouteTypes['fullPaths']>>;

interface PageView {
  /** Where it is not the page's own. */
  readonly route?: FileRouteTypes['fullPaths'];
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Views that the end of the path or a parameter opens, with a title or shape of their own, as public/scheme.js names them. */
export const PAGE_VIEWS: Readonly<Record<string, Readonly<Record<string, PageView>>>> = {
  '/epd/epdSearch': {
    compare: { parameters: { view: 'compare', compare: '0,1,2' } },
    declaration: { parameters: { view: 'declaration', id: '0' } },
  },
  '/epd/mineEpd': { id: { route: '/epd/mineEpd/$id' } },
  '/textmessage/all': { id: { route: '/textmessage/$id', parameters: { id: '0' } } },
  '/thirdAgency': { id: { parameters: { id: '0' } } },
};

/** False where the end of the path or a parameter selects the content. */
export const hasOneAddress = ({ path, search }: PublicPage): boolean =>
  !path.includes('$') && search === undefined;

/** Folder of a page's files: `/app/epd/$id` is served from `app/epd`, `/` from an empty one. */
export const folderOf = ({ path }: { readonly path: string }): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('$'))
    .join('/');

/** `?lang=` of the URL; null without it. */
export type AskedLanguage = PageLanguage | null;
export const ASKED_LANGUAGES: readonly AskedLanguage[] = [null, ...PAGE_LANGUAGES];

/** File of a page by requested language; nginx selects it (scripts/deploy/nginx.ts). */
export const fileOf = (page: { readonly path: string }, asked: AskedLanguage): string =>
  [folderOf(page), asked === null ? 'index.html' : `index.${asked}.html`].filter(Boolean).join('/');
