import { operate } from '../operator/index.ts';
import type { World } from '../world/types.ts';
import { clearCompany } from './clear.ts';
import { requestVerification, type AskedAbout } from './customer.ts';
import type { Scenario } from './scenario.ts';

const DAY_MS = 86_400_000;
const MANY = 120;
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

/** Requested 6 days ago, answered yesterday. */
function asked(answer: Readonly<Record<string, unknown>> | null): (world: World) => void {
  return (world) => {
    const { clock } = world;
    clearCompany(world);
    const [now, frozen] = [clock.now(), clock.frozen];
    clock.set({ now: now - 6 * DAY_MS, frozen: true });
    const verificationId = requestVerification(world, ABOUT);
    clock.set({ advanceMs: 5 * DAY_MS });
    if (answer !== null) operate(world, 'decideVerification', { verificationId, ...answer });
    clock.set({ now, frozen });
  };
}

/** One request a day, every third one open, some with the longest allowed texts. */
function many(world: World): void {
  const { clock } = world;
  clearCompany(world);
  const [now, frozen] = [clock.now(), clock.frozen];
  for (let day = MANY; day > 0; day -= 1) {
    clock.set({ now: now - day * DAY_MS, frozen: true });
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
  clock.set({ now, frozen });
}

export const verificationScenarios: readonly Scenario[] = [
  {
    id: 'verify-none',
    title: { zh: '无验证记录', en: 'No verification records' },
    description: {
      zh: '企业尚未提交过验证申请。',
      en: 'The company has never asked for a verification.',
    },
    persona: 'certified',
    prepare: clearCompany,
  },
  {
    id: 'verify-uncertified',
    title: { zh: '未认证企业的验证申请', en: 'Verification without certification' },
    description: {
      zh: '企业未认证，验证申请页提示先完成企业认证。',
      en: 'The company is not certified: the page of verification requests says so first.',
    },
    persona: 'uncertified',
  },
  {
    id: 'verify-in-progress',
    title: { zh: '验证中', en: 'Verification in progress' },
    description: {
      zh: '唯一一项验证申请正在核实，文件暂无反馈。',
      en: 'The only request is being checked; its file has no feedback yet.',
    },
    persona: 'certified',
    prepare: asked(null),
  },
  {
    id: 'verify-succeeded',
    title: { zh: '验证成功', en: 'Verification succeeded' },
    description: {
      zh: '报告与登记信息一致，文件已有反馈。',
      en: 'The report is genuine; its file has feedback.',
    },
    persona: 'certified',
    prepare: asked({ genuine: true }),
  },
  {
    id: 'verify-failed',
    title: { zh: '验证失败', en: 'Verification failed' },
    description: {
      zh: '报告与登记信息不一致，反馈说明原因。',
      en: 'The report is not genuine; the feedback says why.',
    },
    persona: 'certified',
    prepare: asked({ genuine: false, ...FAILED }),
  },
  {
    id: 'verify-with-file',
    title: { zh: '验证成功并附意见书', en: 'Verification answered with a file' },
    description: {
      zh: '验证成功，平台另附验证意见书。',
      en: 'Succeeded, with the written opinion of the platform as a second file.',
    },
    persona: 'certified',
    prepare: asked({ genuine: true, withFile: true }),
  },
  {
    id: 'verify-120',
    title: { zh: '120 条验证记录', en: '120 verification records' },
    description: {
      zh: '各种状态共 120 条记录，部分名称很长。',
      en: '120 records in all states, some with very long names.',
    },
    persona: 'certified',
    prepare: many,
  },
];
