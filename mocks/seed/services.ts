/** What companies have asked for beside declarations: PCR proposals and an LCA tool trial. */
import { PCR_REQUEST, type PcrRequestStage } from '#src/lib/states.ts';
import type { Written } from '../world/entities.ts';
import { at, type SeedContext } from './context.ts';

interface Proposal {
  readonly product: string;
  readonly daysAgo: number;
  readonly stage: PcrRequestStage;
  /** Days before today on which it was answered. */
  readonly answered?: number;
  readonly refusal?: Written;
  readonly pcrId?: string;
}

/** One in each state that a proposal can be in. */
const PROPOSALS: readonly Proposal[] = [
  { product: '钢丝绳及预应力钢绞线', daysAgo: 44, stage: PCR_REQUEST.proposed },
  { product: '钢板桩（热轧与冷弯）', daysAgo: 131, stage: PCR_REQUEST.drafting },
  {
    product: '钢渣微粉',
    daysAgo: 208,
    stage: PCR_REQUEST.refused,
    answered: 190,
    refusal: {
      zh: '钢渣微粉属于建材产品，请采用建筑材料领域的 PCR。',
      en: 'Ground slag is a building material. Use a PCR for building materials.',
    },
  },
  { product: '废钢回收加工', daysAgo: 600, stage: PCR_REQUEST.published, answered: 420, pcrId: 'pcr-12' },
];

/** Visits before the World began: a platform that has been open for some years. */
const VISITS = { 'visits.pv': 128_640, 'visits.uv': 17_352 } as const;

export function seedServices({ store, clock }: SeedContext): void {
  for (const [id, count] of Object.entries(VISITS)) {
    store.counters.put({ id, count, since: at(clock, -1200), until: null });
  }
  PROPOSALS.forEach(({ product, daysAgo, stage, answered, refusal = null, pcrId = null }, index) => {
    store.pcrApplications.put({
      id: `pa-${index + 1}`,
      userId: 'u-certified',
      companyName: '澜江钢铁集团有限公司',
      product,
      createdAt: at(clock, -daysAgo, '13:30'),
      stage,
      answeredAt: answered === undefined ? null : at(clock, -answered, '10:00'),
      refusal,
      pcrId,
    });
  });
  store.subscriptions.put({
    id: 'sub-1',
    userId: 'u-agency',
    mobile: '19900000008',
    username: '林工',
    companyName: '衡准低碳验证中心',
    industryCategory: 'SERVICE_CERTIFICATION',
    position: 'LCA 工程师',
    active: true,
    createdAt: at(clock, -20, '10:45'),
  });
}
