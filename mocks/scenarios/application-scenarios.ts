/** Scenarios with one application of the company, at a known stage. */
import type { World } from '../world/types.ts';
import { clearCompany } from './clear.ts';
import { refuseContract, rejectQuote, staff, travel, type Milestone } from './journey.ts';
import type { Scenario, TwoLanguages } from './scenario.ts';

type Further = Parameters<typeof travel>[2];

function one(
  id: Scenario['id'],
  title: TwoLanguages,
  description: TwoLanguages,
  milestone: Milestone,
  further?: Further,
): Scenario {
  return {
    id,
    title,
    description,
    persona: 'certified',
    prepare: (world: World) => {
      clearCompany(world);
      travel(world, milestone, ...(further === undefined ? [] : [further]));
    },
  };
}

const release = (onChain: boolean) => staff(4, 'publishReport', { onChain });

export const applicationScenarios: readonly Scenario[] = [
  one(
    'stage-10',
    { zh: '阶段 10：EPD 申请', en: 'Stage 10: EPD application' },
    { zh: '唯一的申请刚提交，报价尚未出具。', en: 'The only application was just submitted; no quote yet.' },
    'applied',
  ),
  one(
    'stage-20',
    { zh: '阶段 20：合同生成', en: 'Stage 20: contract generation' },
    { zh: '报价已确认，合同正在准备。', en: 'The quote is accepted and the contract is being prepared.' },
    'quoteAccepted',
  ),
  one(
    'stage-30',
    { zh: '阶段 30：LCA 计算', en: 'Stage 30: LCA calculation' },
    { zh: '合同已签订，LCA 数据待校验。', en: 'The contract is signed and the LCA data await their check.' },
    'lcaStarted',
  ),
  one(
    'stage-40',
    { zh: '阶段 40：独立验证', en: 'Stage 40: independent verification' },
    { zh: 'LCA 数据已通过校验，第三方正在验证。', en: 'The LCA data passed and a third party is verifying.' },
    'verificationStarted',
  ),
  one(
    'stage-50',
    { zh: '阶段 50：报告编制', en: 'Stage 50: report production' },
    {
      zh: '独立验证已通过，平台正在编制报告。',
      en: 'Independent verification passed; the platform is producing the report.',
    },
    'verified',
  ),
  one(
    'stage-60',
    { zh: '阶段 60：评审组评审', en: 'Stage 60: review panel review' },
    {
      zh: '中英文报告已编制，评审组正在评审。',
      en: 'Both reports are produced and the review panel is reading them.',
    },
    'reportProduced',
  ),
  one(
    'stage-70',
    { zh: '阶段 70：报告发布', en: 'Stage 70: report release' },
    {
      zh: '报告已发布，可下载；尚未上链存证。',
      en: 'The reports are released and can be downloaded; not on the blockchain yet.',
    },
    'panelApproved',
    release(false),
  ),
  one(
    'quote-issued',
    { zh: '报价待确认', en: 'Quote waiting' },
    { zh: '一份申请有待确认的报价。', en: 'One application has a quote to confirm.' },
    'quoteIssued',
  ),
  one(
    'quote-rejected',
    { zh: '报价已拒绝', en: 'Quote rejected' },
    {
      zh: '企业拒绝了报价，平台可重新出具。',
      en: 'The company rejected the quote; the platform may issue another.',
    },
    'quoteIssued',
    rejectQuote,
  ),
  one(
    'contract-waiting',
    { zh: '合同待确认', en: 'Contract waiting' },
    { zh: '一份申请有待确认的合同。', en: 'One application has a contract to confirm.' },
    'contractIssued',
  ),
  one(
    'contract-signed',
    { zh: '合同已签订', en: 'Contract signed' },
    { zh: '合同已签订，LCA 计算尚未启动。', en: 'The contract is signed; LCA calculation has not started.' },
    'contractSigned',
  ),
  one(
    'contract-refused',
    { zh: '合同已拒绝', en: 'Contract refused' },
    {
      zh: '企业拒绝了合同，平台可重新出具。',
      en: 'The company refused the contract; the platform may issue another.',
    },
    'contractIssued',
    refuseContract,
  ),
  one(
    'lca-correction',
    { zh: 'LCA 数据待修改', en: 'LCA data needs correction' },
    {
      zh: '平台要求修改 LCA 数据，可重新上传并确认。',
      en: 'The platform asked for a correction: upload again and confirm.',
    },
    'lcaStarted',
    staff(6, 'requestLcaCorrection'),
  ),
  one(
    'verification-failed',
    { zh: '独立验证退回', en: 'Verification sent back' },
    {
      zh: '独立验证未通过，申请退回 LCA 阶段修改。',
      en: 'Independent verification failed; the application is back in the LCA stage for correction.',
    },
    'verificationStarted',
    staff(12, 'failVerification'),
  ),
  one(
    'published-on-chain',
    { zh: '已发布并上链', en: 'Published on the blockchain' },
    {
      zh: '声明已发布，数据与报告均有存证。',
      en: 'The declarations are published; data and report both have their record.',
    },
    'panelApproved',
    release(true),
  ),
];
