/** Rows of C01 from which a call can start. */
import type { Application, Contract, Quote } from '#mocks/world/entities.ts';
import { must } from '../../support/must.ts';
import type { Bench } from './harness.ts';

const isOwn = ({ world }: Bench, applicationId: string): boolean =>
  world.store.applications.get(applicationId)?.companyCode === 'C01';

export const quoteIn = (bench: Bench, status: number): Quote =>
  must(
    bench.world.store.quotes.find((row) => row.status === status && isOwn(bench, row.applicationId)),
    `quote in state ${status}`,
  );
export const contractIn = (bench: Bench, status: number): Contract =>
  must(
    bench.world.store.contracts.find((row) => row.status === status && isOwn(bench, row.applicationId)),
    `contract in state ${status}`,
  );
/** The first application at a stage. */
export const atStage = ({ world }: Bench, stage: number): Application =>
  must(
    world.store.applications.where('companyCode', 'C01').find((row) => row.stage === stage),
    `application at ${stage}`,
  );
/** The application whose LCA data wait for a correction. */
export const correctionOf = ({ world }: Bench): Application =>
  must(
    world.store.applications.where('companyCode', 'C01').find((row) => row.lcaCheck === 2),
    'application with a correction',
  );

const LANJIANG = '澜江钢铁集团有限公司';
export const PCR = 'PCR-ST-2023-01';

/** Forms of an application. */
export const item = (more: object = {}) => ({
  pcrNumber: PCR,
  productType: 'EPD',
  productName: '热轧卷板',
  ...more,
});
export const form = (epd: object[] = [item()], apply: object = {}) => ({
  body: { apply: { companyName: LANJIANG, pcrNumber: PCR, ...apply }, epd },
});
