/** Scenarios of other services, and of the platform's publications. */
import type { OperatorAction } from '../operator/action.ts';
import { operate } from '../operator/index.ts';
import type { World } from '../world/entities.ts';
import { applyLowCarbon, ask, requestPcr, requestVerification, type AskedAbout } from './customer.ts';
import { atTimes } from './journey.ts';
import { scenariosOf, clearCompany } from './scenario.ts';

type Act = (world: World) => void;
type Answer = Readonly<Record<string, unknown>>;
type Step = OperatorAction['id'];

const QUESTION = '声明到期前多久可以申请续期？';
const PRODUCT = '耐候桥梁钢用高强度螺栓';
const REFUSED = {
  reason: '请与紧固件行业协会联合提出，并补充至少三家生产企业的工艺数据。',
  reasonEn: 'Apply together with the fastener association, and add process data of at least three producers.',
};
const NAME_EN = 'High-strength bolts for weathering bridge steel';
const ABOUT: AskedAbout = {
  registrationNumber: 'EPD-ST-2024-0036',
  companyName: '穹砚钢结构工程有限公司',
  userPosition: '采购经理',
  addressAbroad: null,
  relationId: 1,
};
const FAILED = {
  feedback: '报告第 4 页的注册号与登记信息不一致，文件可能被修改，请向出具方索取原件。',
  feedbackEn:
    'The registration number on page 4 differs from the register; the file may have been changed. Ask whoever gave it to you for the original.',
};

/** Requested some days ago, answered yesterday. */
const asked = (
  daysAgo: number,
  request: (world: World) => string,
  answer: (world: World, id: string) => void,
) => ({
  prepare: (world: World): void => {
    clearCompany(world);
    atTimes(world, (standAt) => {
      standAt(daysAgo);
      const id = request(world);
      standAt(1);
      answer(world, id);
    });
  },
});

const pcr = (...steps: readonly (readonly [action: Step, answer?: Answer])[]) =>
  asked(
    40,
    (world) => requestPcr(world, PRODUCT),
    (world, requestId) => {
      for (const [action, answer] of steps) operate(world, action, { requestId, ...answer });
    },
  );

const verification = (answer: Answer | null) =>
  asked(
    6,
    (world) => requestVerification(world, ABOUT),
    (world, verificationId) => {
      if (answer !== null) operate(world, 'decideVerification', { verificationId, ...answer });
    },
  );

const MANY = 120;

/** One request a day, every third one open, some with the longest allowed texts. */
function manyVerifications(world: World): void {
  clearCompany(world);
  atTimes(world, (standAt) => {
    for (let day = MANY; day > 0; day -= 1) {
      standAt(day);
      const long = day % 8 === 1;
      const verificationId = requestVerification(world, {
        registrationNumber: `EPD-ST-2025-${String(day).padStart(4, '0')}`,
        companyName: long
          ? 'Orenfeld Stahl- und Walzwerke Verwaltungsgesellschaft mbH & Co'
          : ABOUT.companyName,
        userPosition: long ? 'Leiterin Nachhaltigkeit und Produktverantwortung' : ABOUT.userPosition,
        addressAbroad: long
          ? '12 Example Street, Industriepark Nord, Gebäude 7, 99999 Orenfeld, Germany'
          : null,
        relationId: day % 3 === 0 ? 0 : day % 3 === 1 ? 1 : 2,
      });
      if (day % 3 !== 0) operate(world, 'decideVerification', { verificationId, genuine: day % 3 === 1 });
    }
  });
}

const lowCarbon =
  (accept: boolean): Act =>
  (world) =>
    void operate(world, 'decideLowCarbon', { lowCarbonId: applyLowCarbon(world), accept });

const staff = (action: Step, args: Answer): { prepare: Act } => ({
  prepare: (world) => void operate(world, action, args),
});

const TEXTS = `
pcr-requested certified PCR 申请待评估|PCR requested
  企业已申请新的 PCR，平台尚未答复。
  The company asked for a new PCR; the platform has not answered yet.
pcr-drafting certified PCR 编制中|PCR being drafted
  申请已立项，规则正在编制与公示。
  The request was accepted; the rules are being drafted and consulted on.
pcr-review certified PCR 评审中|PCR under review
  规则草案已完成公示，正在评审。
  The draft was consulted on and is being reviewed.
pcr-refused certified PCR 申请未获立项|PCR request refused
  申请未获立项，“我的 PCR”显示理由。
  The request was turned down; My PCR tells the reason.
pcr-published certified PCR 已发布|PCR published
  申请的 PCR 已发布，可查询并按此规则申请。
  The rules that were asked for are published: they are found, and can be applied with.
verify-none certified 无验证记录|No verification records
  企业尚未提交过验证申请。
  The company has never asked for a verification.
verify-uncertified uncertified 未认证企业的验证申请|Verification without certification
  企业未认证，验证申请页提示先完成企业认证。
  The company is not certified: the page of verification requests says so first.
verify-in-progress certified 验证中|Verification in progress
  唯一一项验证申请正在核实，文件暂无反馈。
  The only request is being checked; its file has no feedback yet.
verify-succeeded certified 验证成功|Verification succeeded
  报告与登记信息一致，文件已有反馈。
  The report is genuine; its file has feedback.
verify-failed certified 验证失败|Verification failed
  报告与登记信息不一致，反馈说明原因。
  The report is not genuine; the feedback says why.
verify-with-file certified 验证成功并附意见书|Verification answered with a file
  验证成功，平台另附验证意见书。
  Succeeded, with the written opinion of the platform as a second file.
verify-120 certified 120 条验证记录|120 verification records
  各种状态共 120 条记录，部分名称很长。
  120 records in all states, some with very long names.
low-carbon-waiting certified 低碳排放钢申请待答复|Low-carbon application waiting
  企业已提交一份低碳排放钢申请，等待平台答复。
  A low-carbon steel application was sent and waits for the answer of the platform.
low-carbon-accepted certified 低碳排放钢申请已受理|Low-carbon application accepted
  系统消息告知低碳排放钢申请已受理。
  A message says that the low-carbon steel application was accepted.
low-carbon-refused certified 低碳排放钢申请未受理|Low-carbon application refused
  系统消息告知低碳排放钢申请未受理及其原因。
  A message says that the low-carbon steel application was refused, and why.
feedback-answered certified 意见反馈已答复|Feedback answered
  系统消息答复了用户提交的意见反馈。
  A message answers the feedback that the person has sent.
gpi-off certified 通用程序指南未开放|Programme instructions switched off
  中文与英文指南均未开放下载。
  Neither edition of the programme instructions is offered.
gpi-chinese-only certified 仅开放中文指南|Programme instructions in Chinese only
  英文指南未开放，中文指南为新版本。
  The English edition is switched off; the Chinese one was replaced by a new version.
news-published anonymous 新闻刚刚发布|News just published
  一篇带图片的新闻刚刚发布。
  An article with a picture was published just now.
announcement-published anonymous 公告刚刚发布|Announcement just published
  一篇带两个附件的公告刚刚发布。
  An announcement with two attachments was published just now.
resource-published anonymous 资源刚刚发布|Resource just published
  一份带图片、含中英文文件的培训资料刚刚发布。
  Training material with a picture and files in both languages was published just now.`;

export const serviceScenarios = scenariosOf(TEXTS, {
  'pcr-requested': pcr(),
  'pcr-drafting': pcr(['movePcrRequest']),
  'pcr-review': pcr(['movePcrRequest'], ['movePcrRequest']),
  'pcr-refused': pcr(['answerPcrRequest', { publish: false, ...REFUSED }]),
  'pcr-published': pcr(['answerPcrRequest', { publish: true, nameEn: NAME_EN }]),
  'verify-none': { prepare: clearCompany },
  'verify-in-progress': verification(null),
  'verify-succeeded': verification({ genuine: true }),
  'verify-failed': verification({ genuine: false, ...FAILED }),
  'verify-with-file': verification({ genuine: true, withFile: true }),
  'verify-120': { prepare: manyVerifications },
  'low-carbon-waiting': { prepare: (world) => void applyLowCarbon(world) },
  'low-carbon-accepted': { prepare: lowCarbon(true) },
  'low-carbon-refused': { prepare: lowCarbon(false) },
  'feedback-answered': {
    prepare: (world) =>
      void operate(world, 'answerFeedback', {
        feedbackId: ask(world, QUESTION),
        zh: '到期前六个月即可提交续期申请。',
        en: 'You can apply for the renewal from six months before the end.',
      }),
  },
  'gpi-off': {
    prepare: (world) => {
      for (const language of ['zh-CN', 'en']) operate(world, 'setGpi', { language, enable: false });
    },
  },
  'gpi-chinese-only': {
    prepare: (world) => {
      operate(world, 'setGpi', { language: 'en', enable: false });
      operate(world, 'replaceGpi', { language: 'zh-CN', version: 'V2.2' });
    },
  },
  'news-published': staff('publishNews', {
    titleZh: '钢筋 PCR 修订工作启动',
    titleEn: 'Revision of the rebar PCR begins',
    textZh: '平台启动钢筋 PCR 修订，征求意见期为 30 天。',
    textEn: 'The platform begins to revise the rebar PCR; comments are open for 30 days.',
    picture: true,
  }),
  'announcement-published': staff('publishAnnouncement', {
    titleZh: '核查资料清单更新公告',
    titleEn: 'Checklist for verification updated',
    textZh: '自下月起按新清单准备核查资料。',
    textEn: 'From next month the new checklist applies.',
    files: '核查资料清单;填写示例',
  }),
  'resource-published': staff('publishResource', {
    type: 'TRAINING',
    nameZh: '电炉流程核算案例',
    nameEn: 'Case study: the EAF route',
    introductionZh: '以电炉钢筋为例，逐步完成一次核算。',
    introductionEn: 'One calculation, step by step, for rebar from an electric arc furnace.',
  }),
});
