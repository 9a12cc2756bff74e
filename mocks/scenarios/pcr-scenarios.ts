/** Scenarios with one PCR request in each state. */
import { operate } from '../operator/index.ts';
import type { World } from '../world/types.ts';
import { clearCompany } from './clear.ts';
import { requestPcr } from './customer.ts';
import type { Scenario } from './scenario.ts';

const DAY_MS = 86_400_000;
const PRODUCT = '耐候桥梁钢用高强度螺栓';
const REASON = {
  reason: '请与紧固件行业协会联合提出，并补充至少三家生产企业的工艺数据。',
  reasonEn: 'Apply together with the fastener association, and add process data of at least three producers.',
};

/** Requested 40 days ago, answered yesterday. */
function asked(answer: (world: World, requestId: string) => void): (world: World) => void {
  return (world) => {
    const { clock } = world;
    clearCompany(world);
    const [now, frozen] = [clock.now(), clock.frozen];
    clock.set({ now: now - 40 * DAY_MS, frozen: true });
    const requestId = requestPcr(world, PRODUCT);
    clock.set({ advanceMs: 39 * DAY_MS });
    answer(world, requestId);
    clock.set({ now, frozen });
  };
}

export const pcrScenarios: readonly Scenario[] = [
  {
    id: 'pcr-requested',
    title: { zh: 'PCR 申请待评估', en: 'PCR requested' },
    description: {
      zh: '企业已申请新的 PCR，平台尚未答复。',
      en: 'The company asked for a new PCR; the platform has not answered yet.',
    },
    persona: 'certified',
    prepare: asked(() => undefined),
  },
  {
    id: 'pcr-drafting',
    title: { zh: 'PCR 编制中', en: 'PCR being drafted' },
    description: {
      zh: '申请已立项，规则正在编制与公示。',
      en: 'The request was accepted; the rules are being drafted and consulted on.',
    },
    persona: 'certified',
    prepare: asked((world, requestId) => void operate(world, 'movePcrRequest', { requestId })),
  },
  {
    id: 'pcr-review',
    title: { zh: 'PCR 评审中', en: 'PCR under review' },
    description: {
      zh: '规则草案已完成公示，正在评审。',
      en: 'The draft was consulted on and is being reviewed.',
    },
    persona: 'certified',
    prepare: asked((world, requestId) => {
      operate(world, 'movePcrRequest', { requestId });
      operate(world, 'movePcrRequest', { requestId });
    }),
  },
  {
    id: 'pcr-refused',
    title: { zh: 'PCR 申请未获立项', en: 'PCR request refused' },
    description: {
      zh: '申请未获立项，“我的 PCR”显示理由。',
      en: 'The request was turned down; My PCR tells the reason.',
    },
    persona: 'certified',
    prepare: asked(
      (world, requestId) => void operate(world, 'answerPcrRequest', { requestId, publish: false, ...REASON }),
    ),
  },
  {
    id: 'pcr-published',
    title: { zh: 'PCR 已发布', en: 'PCR published' },
    description: {
      zh: '申请的 PCR 已发布，可查询并按此规则申请。',
      en: 'The rules that were asked for are published: they are found, and can be applied with.',
    },
    persona: 'certified',
    prepare: asked(
      (world, requestId) =>
        void operate(world, 'answerPcrRequest', {
          requestId,
          publish: true,
          nameEn: 'High-strength bolts for weathering bridge steel',
        }),
    ),
  },
];
