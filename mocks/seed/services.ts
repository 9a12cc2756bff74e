/** What companies have asked for beside declarations: PCR proposals and an LCA tool trial. */
import { at, type SeedContext } from './context.ts';

const PROPOSALS: readonly (readonly [product: string, daysAgo: number])[] = [
  ['钢丝绳及预应力钢绞线', 44],
  ['钢板桩（热轧与冷弯）', 131],
  ['钢渣微粉', 208],
];

/** Visits before the World began: a platform that has been open for some years. */
const VISITS = { 'visits.pv': 128_640, 'visits.uv': 17_352 } as const;

export function seedServices({ store, clock }: SeedContext): void {
  for (const [id, count] of Object.entries(VISITS)) {
    store.counters.put({ id, count, since: at(clock, -1200), until: null });
  }
  PROPOSALS.forEach(([product, daysAgo], index) => {
    store.pcrApplications.put({
      id: `pa-${index + 1}`,
      userId: 'u-certified',
      companyName: '澜江钢铁集团有限公司',
      product,
      createdAt: at(clock, -daysAgo, '13:30'),
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
