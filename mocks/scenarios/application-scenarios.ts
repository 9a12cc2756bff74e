/** Scenarios with applications of the company: one at a known stage, or many. */
import type { World } from '../world/entities.ts';
import * as journey from './journey.ts';
import { scenariosOf, clearCompany } from './scenario.ts';
import type { AppliedFor } from './customer.ts';

export const MANY_APPLICATIONS = 120;

type State = readonly [journey.Milestone, ...journey.JourneyStep[]];

const STATES: readonly State[] = [
  ['applied'],
  ['quoteIssued'],
  ['quoteIssued', journey.rejectQuote],
  ['quoteAccepted'],
  ['contractIssued'],
  ['contractIssued', journey.refuseContract],
  ['contractSigned'],
  ['lcaStarted'],
  ['lcaStarted', journey.staff(6, 'requestLcaCorrection')],
  ['lcaPassed'],
  ['verificationStarted'],
  ['verificationStarted', journey.staff(12, 'failVerification')],
  ['verified'],
  ['reportProduced'],
  ['panelApproved'],
];
const RELEASED: State = ['panelApproved', journey.staff(4, 'publishReport', { onChain: true })];
/** Of each round the first few are in progress, in each state in turn; the others are done. */
const ROUND = 10;
const ON_THEIR_WAY = 4;

function stateOf(index: number): State {
  const place = index % ROUND;
  if (place >= ON_THEIR_WAY) return RELEASED;
  return STATES[(Math.floor(index / ROUND) * ON_THEIR_WAY + place) % STATES.length] ?? RELEASED;
}

/** Days since the last step: recent if in progress, up to three years ago if done. */
function daysAgo(index: number): number {
  return index % ROUND >= ON_THEIR_WAY ? 20 + index * 9 : (index * 7) % 19;
}

/** A different product each; every third one as EPD and CFP. */
function aboutOf({ store }: World, index: number): AppliedFor {
  const leaves = store.productCategories
    .all()
    .filter(({ parentId, pcrNumbers }) => parentId !== null && pcrNumbers.length > 0);
  const leaf = leaves[index % leaves.length];
  const pcrNumber = leaf?.pcrNumbers[0];
  if (leaf === undefined || pcrNumber === undefined) throw new Error('No PCR covers a product');
  const productName = leaf.name.zh;
  const epd = { productName, productType: 'EPD' } as const;
  return { pcrNumber, products: index % 3 === 0 ? [epd, { productName, productType: 'CFP' }] : [epd] };
}

function manyApplications(world: World): void {
  clearCompany(world);
  // Oldest first, so that numbers ascend.
  const order = Array.from({ length: MANY_APPLICATIONS }, (_, index) => index).sort(
    (a, b) => daysAgo(b) - daysAgo(a),
  );
  journey.atTimes(world, (standAt) => {
    for (const index of order) {
      standAt(daysAgo(index));
      const [milestone, ...further] = stateOf(index);
      journey.travelWith(world, aboutOf(world, index), milestone, ...further);
    }
  });
}

/** A single application at a milestone, optionally with further steps. */
const one = (
  ...way: readonly [Parameters<typeof journey.travel>[1], Parameters<typeof journey.travel>[2]?]
) => ({
  prepare: (world: World): void => {
    clearCompany(world);
    const [milestone, further] = way;
    journey.travel(world, milestone, ...(further === undefined ? [] : [further]));
  },
});

const TEXTS = `
stage-10 certified 阶段 10：EPD 申请|Stage 10: EPD application
  唯一的申请刚提交，报价尚未出具。
  The only application was just submitted; no quote yet.
stage-20 certified 阶段 20：合同生成|Stage 20: contract generation
  报价已确认，合同正在准备。
  The quote is accepted and the contract is being prepared.
stage-30 certified 阶段 30：LCA 计算|Stage 30: LCA calculation
  合同已签订，LCA 数据待校验。
  The contract is signed and the LCA data await their check.
stage-40 certified 阶段 40：独立验证|Stage 40: independent verification
  LCA 数据已通过校验，第三方正在验证。
  The LCA data passed and a third party is verifying.
stage-50 certified 阶段 50：报告编制|Stage 50: report production
  独立验证已通过，平台正在编制报告。
  Independent verification passed; the platform is producing the report.
stage-60 certified 阶段 60：评审组评审|Stage 60: review panel review
  中英文报告已编制，评审组正在评审。
  Both reports are produced and the review panel is reading them.
stage-70 certified 阶段 70：报告发布|Stage 70: report release
  报告已发布，可下载；尚未上链存证。
  The reports are released and can be downloaded; not on the blockchain yet.
quote-issued certified 报价待确认|Quote waiting
  一份申请有待确认的报价。
  One application has a quote to confirm.
quote-rejected certified 报价已拒绝|Quote rejected
  企业拒绝了报价，平台可重新出具。
  The company rejected the quote; the platform may issue another.
contract-waiting certified 合同待确认|Contract waiting
  一份申请有待确认的合同。
  One application has a contract to confirm.
contract-signed certified 合同已签订|Contract signed
  合同已签订，LCA 计算尚未启动。
  The contract is signed; LCA calculation has not started.
contract-refused certified 合同已拒绝|Contract refused
  企业拒绝了合同，平台可重新出具。
  The company refused the contract; the platform may issue another.
lca-correction certified LCA 数据待修改|LCA data needs correction
  平台要求修改 LCA 数据，可重新上传并确认。
  The platform asked for a correction: upload again and confirm.
verification-failed certified 独立验证退回|Verification sent back
  独立验证未通过，申请退回 LCA 阶段修改。
  Independent verification failed; the application is back in the LCA stage for correction.
published-on-chain certified 已发布并上链|Published on the blockchain
  声明已发布，数据与报告均有存证。
  The declarations are published; data and report both have their record.
many-applications certified 一百二十份申请|A hundred and twenty applications
  企业有 120 份申请，每种状态都有，其中一些待企业处理。
  The company has 120 applications in every state; some of them wait for it.`;

export const applicationScenarios = scenariosOf(TEXTS, {
  'stage-10': one('applied'),
  'stage-20': one('quoteAccepted'),
  'stage-30': one('lcaStarted'),
  'stage-40': one('verificationStarted'),
  'stage-50': one('verified'),
  'stage-60': one('reportProduced'),
  'stage-70': one('panelApproved', journey.staff(4, 'publishReport', { onChain: false })),
  'quote-issued': one('quoteIssued'),
  'quote-rejected': one('quoteIssued', journey.rejectQuote),
  'contract-waiting': one('contractIssued'),
  'contract-signed': one('contractSigned'),
  'contract-refused': one('contractIssued', journey.refuseContract),
  'lca-correction': one('lcaStarted', journey.staff(6, 'requestLcaCorrection')),
  'verification-failed': one('verificationStarted', journey.staff(12, 'failVerification')),
  'published-on-chain': one('panelApproved', journey.staff(4, 'publishReport', { onChain: true })),
  'many-applications': { prepare: manyApplications },
});
