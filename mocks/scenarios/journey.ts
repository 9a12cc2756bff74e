/** Takes an application step by step to the state of a scenario. */
import { operate } from '../operator/index.ts';
import type { OperatorAction, OperatorArguments } from '../operator/action.ts';
import type { World } from '../world/entities.ts';
import { apply, decideContract, decideQuote, type AppliedFor } from './customer.ts';

const DAY_MS = 86_400_000;

/** Runs work at past times: `standAt` sets the clock some days back; afterwards it is restored. */
export function atTimes<T>({ clock }: World, act: (standAt: (daysAgo: number) => void) => T): T {
  const [now, frozen] = [clock.now(), clock.frozen];
  const done = act((daysAgo) => clock.set({ now: now - daysAgo * DAY_MS, frozen: true }));
  clock.set({ now, frozen });
  return done;
}

/** `days` after the previous step. */
export interface JourneyStep {
  readonly days: number;
  readonly run: (world: World, applicationId: string) => void;
}

export function staff(days: number, action: OperatorAction['id'], args: OperatorArguments = {}): JourneyStep {
  return { days, run: (world, applicationId) => void operate(world, action, { ...args, applicationId }) };
}

export const rejectQuote: JourneyStep = { days: 1, run: (world, id) => decideQuote(world, id, false) };
export const refuseContract: JourneyStep = { days: 2, run: (world, id) => decideContract(world, id, false) };

/** Successful steps in order, within the usual days of each stage. */
const WAY = {
  quoteIssued: staff(2, 'issueQuote'),
  quoteAccepted: { days: 1, run: (world, id) => decideQuote(world, id, true) },
  contractIssued: staff(4, 'issueContract'),
  contractSigned: { days: 3, run: (world, id) => decideContract(world, id, true) },
  lcaStarted: staff(1, 'startLca'),
  lcaPassed: staff(18, 'passLcaCheck'),
  verificationStarted: staff(1, 'sendToVerification'),
  verified: staff(20, 'passVerification'),
  reportProduced: staff(8, 'produceReport'),
  panelApproved: staff(9, 'decidePanelReview', { approve: true }),
} as const satisfies Record<string, JourneyStep>;
export type Milestone = keyof typeof WAY | 'applied';

function stepsTo(milestone: Milestone): JourneyStep[] {
  if (milestone === 'applied') return [];
  const names = Object.keys(WAY);
  return Object.values<JourneyStep>(WAY).slice(0, names.indexOf(milestone) + 1);
}

/**
 * Takes a new application to a milestone and through further steps, each on its own day, the last one yesterday; then restores
 * the clock. Returns the id.
 */
export function travel(world: World, milestone: Milestone, ...further: readonly JourneyStep[]): string {
  return travelWith(world, undefined, milestone, ...further);
}

export function travelWith(
  world: World,
  about: AppliedFor | undefined,
  milestone: Milestone,
  ...further: readonly JourneyStep[]
): string {
  const steps = [...stepsTo(milestone), ...further];
  return atTimes(world, (standAt) => {
    let daysAgo = steps.reduce((sum, step) => sum + step.days, 1);
    standAt(daysAgo);
    const applicationId = apply(world, about);
    for (const step of steps) {
      daysAgo -= step.days;
      standAt(daysAgo);
      step.run(world, applicationId);
    }
    readAllButTheLast(world);
    return applicationId;
  });
}

/** The customer has read all messages before the last step. */
function readAllButTheLast({ store }: World): void {
  for (const message of store.messages.all().slice(0, -1)) {
    if (message.userId === 'u-certified' && message.readAt === null) {
      store.messages.update(message.id, { readAt: message.sentAt + 3_600_000 });
    }
  }
}
