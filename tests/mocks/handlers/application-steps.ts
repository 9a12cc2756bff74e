/** What tests of applications begin with. */
import type { Application } from '#mocks/world/entities.ts';
import type { Bench } from './harness.ts';

export const LANJIANG = '澜江钢铁集团有限公司';
export const PCR = 'PCR-ST-2023-01';

export const item = (more: object = {}) => ({
  pcrNumber: PCR,
  productType: 'EPD',
  productName: '热轧卷板',
  ...more,
});
export const form = (epd: object[] = [item()], apply: object = {}) => ({
  body: { apply: { companyName: LANJIANG, pcrNumber: PCR, ...apply }, epd },
});

/** First application of C01 at a stage. */
export function atStage({ world }: Bench, stage: number): Application {
  const found = world.store.applications.where('companyCode', 'C01').find((row) => row.stage === stage);
  if (found === undefined) throw new Error(`no application at ${stage}`);
  return found;
}

/** The application of C01 whose LCA data wait for a correction. */
export function correctionOf({ world }: Bench): Application {
  const found = world.store.applications.find((row) => row.companyCode === 'C01' && row.lcaCheck === 2);
  if (found === undefined) throw new Error('no application with a correction');
  return found;
}
