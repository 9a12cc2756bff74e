/** About, services and pricing as HTML (document 2 §2). Prices: domain §5. */
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { both } from '../domain/language.ts';
import { type SeedContext, chapter, list, section, table } from './context.ts';

/** Drawings of news and resources, reused beside the chapters. */
const PICTURES = [
  'a-news-01',
  'a-news-02',
  'a-res-01-image',
  'a-news-04',
  'a-res-05-image',
  'a-news-05',
  'a-news-07',
];

function chapters(...parts: readonly string[]): string {
  return parts.map((part, at) => chapter(part, PICTURES[at % PICTURES.length] ?? '')).join('');
}

const ABOUT_ZH = chapters(
  section(
    '用数据说明每一吨钢的环境绩效',
    '钢铁环境产品声明平台面向钢铁行业，登记并发布环境产品声明（EPD）、碳足迹声明（CFP）与产品种类规则（PCR）。',
    '声明依据 ISO 14025 编制，经第三方独立验证和评审组评审后发布，可在线查询、下载和查验。',
  ),
  section('我们做什么', '平台受理申请、组织验证、发布声明，并维护规则与模板。') +
    list([
      'EPD 与 CFP：申请、计算、验证、发布和更新',
      'PCR：立项、编制、公示、评审与发布',
      '验证：核实您收到的 EPD 报告是否真实、是否在有效期内',
      '低碳排放钢：按产品提交工序和数据表，由平台组织评价',
    ]),
  section(
    '怎样保证可信',
    '验证机构与申请企业无利益冲突；每份声明都有唯一注册号，发布和修订均可在区块链存证。',
  ),
  section(
    '数据怎样读',
    '声明单位为 1 吨产品。GWP100 为 A1（原材料）、A2（运输）、A3（制造）之和，即从摇篮到大门。不同 PCR 或系统边界的结果不宜直接比较。',
  ),
  section('联系方式', '邮箱：secretariat@example.com'),
);

const ABOUT_EN = chapters(
  section(
    'Verified environmental data for every tonne of steel',
    'The Steel EPD Platform registers and publishes environmental product declarations (EPD), carbon footprint declarations (CFP) and product category rules (PCR) for the steel industry.',
    'Declarations follow ISO 14025. They are published after independent verification and a panel review, and anybody can search, download and check them.',
  ),
  section(
    'What we do',
    'The platform receives applications, arranges verification, publishes declarations, and keeps rules and templates up to date.',
  ) +
    list([
      'EPD and CFP: application, calculation, verification, release and renewal',
      'PCR: proposal, drafting, consultation, review and release',
      'Verification: is the EPD report that you received genuine and still valid?',
      'Low-carbon-emission steel: process steps and a data table for each product, assessed by the platform',
    ]),
  section(
    'Why it can be trusted',
    'Verification bodies are free of conflicts of interest. Every declaration has a number of its own; release and revision can be recorded on a blockchain.',
  ),
  section(
    'How to read the figures',
    'The declared unit is 1 tonne of product. GWP100 is the sum of A1 (raw materials), A2 (transport) and A3 (manufacturing): cradle to gate. Results under different PCR or boundaries should not be compared directly.',
  ),
  section('Contact', 'E-mail: secretariat@example.com'),
);

type Stage = readonly [zh: string, en: string, whatZh: string, whatEn: string, days: string];
const STAGES: readonly Stage[] = [
  [
    'EPD 申请',
    'EPD application',
    '提交申请与资料，平台出具报价',
    'Submit the application and files; the platform issues a quote',
    '3',
  ],
  [
    '合同生成',
    'Contract generation',
    '确认报价后生成合同并确认',
    'After you accept the quote, the contract is prepared and confirmed',
    '10',
  ],
  [
    'LCA 计算',
    'LCA calculation',
    '校验数据，需要时退回修改',
    'Data are checked and returned if they need correction',
    '25',
  ],
  ['独立验证', 'Independent verification', '第三方机构验证', 'A third party verifies', '20'],
  ['报告编制', 'Report production', '编制中文与英文报告', 'Chinese and English reports are produced', '10'],
  ['评审组评审', 'Review panel review', '专家评审，提出意见', 'Experts review and comment', '10'],
  ['报告发布', 'Report release', '登记、发布、存证', 'Registration, release and record', '5'],
];

const CHECKLIST_ZH = [
  '营业执照与开票信息（企业认证）',
  'LCA 报告（PDF）',
  '数据收集表（ZIP）',
  'EPD 预报告（PDF）',
];
const CHECKLIST_EN = [
  'Business licence and billing information (certification)',
  'LCA report (PDF)',
  'Data-collection table (ZIP)',
  'EPD pre-report (PDF)',
];

const SERVE_ZH = chapters(
  section('从申请到发布', `一次申请最多包含 ${APPLICATION_ITEMS_MAX} 个产品，全流程约 83 个工作日。`) +
    table(
      ['阶段', '内容', '工作日'],
      STAGES.map(([zh, , what, , days]) => [zh, what, days]),
    ),
  section(
    'EPD：环境产品声明',
    '用多项指标披露产品从原料到出厂的环境影响，有效期五年。适合出口、绿色采购和建筑项目。',
  ),
  section('CFP：碳足迹声明', '只披露碳足迹一项指标，有效期三年。适合供应链数据传递。'),
  section(
    'PCR：产品种类规则',
    '同类产品开展 LCA 和编制 EPD 时遵循的统一要求。没有适用规则时可提出立项申请。',
  ),
  section('EPD 验证', '上传您收到的报告，平台核对注册号、内容与有效期，并给出反馈。'),
  section('LCA 工具', '提供 30 天免费试用，开通后可由平台直接进入。'),
  section('准备资料') + list(CHECKLIST_ZH),
);

const SERVE_EN = chapters(
  section(
    'From application to release',
    `An application holds up to ${APPLICATION_ITEMS_MAX} products. The whole process takes about 83 working days.`,
  ) +
    table(
      ['Stage', 'What happens', 'Working days'],
      STAGES.map(([, en, , what, days]) => [en, what, days]),
    ),
  section(
    'EPD: environmental product declaration',
    'States several indicators from raw materials to the gate; valid for five years. For export, green procurement and construction.',
  ),
  section(
    'CFP: carbon footprint declaration',
    'States the carbon footprint only; valid for three years. For passing data along the supply chain.',
  ),
  section(
    'PCR: product category rules',
    'Common requirements for LCA and EPD work on one group of products. If none fits, you can propose one.',
  ),
  section(
    'EPD verification',
    'Upload a report that you received. The platform checks its number, content and validity and answers you.',
  ),
  section('LCA tool', 'Free trial for 30 days; once active, the platform takes you there directly.'),
  section('What to prepare') + list(CHECKLIST_EN),
);

const PRICES: readonly (readonly [zh: string, en: string, amount: string])[] = [
  ['EPD，首个产品', 'EPD, first product', '48,000'],
  ['EPD，同一申请的每个后续产品', 'EPD, each further product of the application', '22,000'],
  ['CFP', 'CFP', '18,000'],
  ['EPD 更新', 'EPD renewal', '26,000'],
  ['PCR 编制', 'Drafting of a PCR', '120,000'],
];

const PRICING_ZH = chapters(
  section('各项价格', '单位：人民币元，含税。以平台出具的服务报价为准。') +
    table(
      ['项目', '金额'],
      PRICES.map(([zh, , amount]) => [zh, amount]),
    ),
  section('费用包含', '第三方验证费用包含在内；因资料修改产生的二次验证不另收费。'),
  section('LCA 工具', '30 天免费试用。'),
  section('取得报价', '提交申请后，平台出具服务报价；在“我的 EPD/CFP”中确认后才生成合同。'),
);

const PRICING_EN = chapters(
  section('Prices', 'In CNY, tax included. The service quote issued by the platform is binding.') +
    table(
      ['Service', 'Price'],
      PRICES.map(([, en, amount]) => [en, amount]),
    ),
  section(
    'What is included',
    'Independent verification is included, and so is a second round after a correction.',
  ),
  section('LCA tool', 'Free trial for 30 days.'),
  section(
    'How to get a quote',
    'After your application the platform issues a service quote. The contract follows once you accept the quote in My EPD/CFP.',
  ),
);

export function seedPages({ store }: SeedContext): void {
  store.htmlPages.put({ id: 'page-about', name: 'about', html: both(ABOUT_ZH, ABOUT_EN) });
  store.htmlPages.put({
    id: 'page-serve',
    name: 'serve',
    html: both(SERVE_ZH, SERVE_EN),
  });
  store.htmlPages.put({ id: 'page-pricing', name: 'pricing', html: both(PRICING_ZH, PRICING_EN) });
}
