/** 120 applications in every state, to test long lists. */
import type { World } from '../world/types.ts';
import { clearCompany } from './clear.ts';
import type { AppliedFor } from './customer.ts';
import {
  atTimes,
  refuseContract,
  rejectQuote,
  staff,
  travelWith,
  type JourneyStep,
  type Milestone,
} from './journey.ts';

export const MANY_APPLICATIONS = 120;

type State = readonly [Milestone, ...JourneyStep[]];

const STATES: readonly State[] = [
  ['applied'],
  ['quoteIssued'],
  ['quoteIssued', rejectQuote],
  ['quoteAccepted'],
  ['contractIssued'],
  ['contractIssued', refuseContract],
  ['contractSigned'],
  ['lcaStarted'],
  ['lcaStarted', staff(6, 'requestLcaCorrection')],
  ['lcaPassed'],
  ['verificationStarted'],
  ['verificationStarted', staff(12, 'failVerification')],
  ['verified'],
  ['reportProduced'],
  ['panelApproved'],
];
const RELEASED: State = ['panelApproved', staff(4, 'publishReport', { onChain: true })];
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

export function manyApplications(world: World): void {
  clearCompany(world);
  // Oldest first, so that numbers ascend.
  const order = Array.from({ length: MANY_APPLICATIONS }, (_, index) => index).sort(
    (a, b) => daysAgo(b) - daysAgo(a),
  );
  atTimes(world, (standAt) => {
    for (const index of order) {
      standAt(daysAgo(index));
      const [milestone, ...further] = stateOf(index);
      travelWith(world, aboutOf(world, index), milestone, ...further);
    }
  });
}
