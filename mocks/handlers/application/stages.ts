/** Stages with dates, and who must act (document 2 §4). */
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, VERIFICATION } from '#src/lib/states.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Application } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { isReleased, contractOf, quoteOf } from '../../domain/papers.ts';
import { missingFilesOf } from '../../domain/charts/application-at.ts';
import { addWorkingDays, dateOf } from '../../domain/dates.ts';
import { STAGE_WORKING_DAYS } from '../../domain/deadlines.ts';

type Wire = components['schemas'];
type WaitingFor = NonNullable<Wire['MyApplication']['waitingFor']> | null;

/** Day on which a stage was entered, or null. */
function enteredOn(application: Application, stage: Application['stage']): string | null {
  const at = application.stageEnteredAt[stage];
  return at === undefined || stage > application.stage ? null : dateOf(at);
}

/** Day by which a stage should be done, or null before it. */
function stageDueOn(application: Application, stage: Application['stage']): string | null {
  const startedAt = enteredOn(application, stage);
  return startedAt === null ? null : addWorkingDays(startedAt, STAGE_WORKING_DAYS[stage]);
}

/** A stage ends on the day the next one begins, the last one with the release. */
export function stagesOf(application: Application): Wire['ApplicationStage'][] {
  return STAGES.map((stage, index) => {
    const startedAt = enteredOn(application, stage);
    const next = STAGES[index + 1];
    const ended =
      next === undefined ? (isReleased(application) ? startedAt : null) : enteredOn(application, next);
    return { applyStatus: stage, startedAt, finishedAt: ended, dueDate: stageDueOn(application, stage) };
  });
}

/** Day by which the current stage should be done; null when all is done. */
export function dueDateOf(application: Application): string | null {
  return isReleased(application) ? null : stageDueOn(application, application.stage);
}

/** Null when released. After a refused quote or contract the platform must act: it may make another offer. */
export function waitingFor(store: Store, application: Application): WaitingFor {
  // Missing files wait for the customer from the start (decision 43).
  if (missingFilesOf(application) > 0) return 'CUSTOMER';
  switch (application.stage) {
    case 10:
      return quoteOf(store, application.id)?.status === QUOTE.pending ? 'CUSTOMER' : 'PLATFORM';
    case 20:
      return contractOf(store, application.id)?.status === CONTRACT.awaitingCustomer
        ? 'CUSTOMER'
        : 'PLATFORM';
    case 30:
      return application.lcaCheck === LCA_CHECK.correction ? 'CUSTOMER' : 'PLATFORM';
    case 40:
      return 'VERIFIER';
    case 50:
      return 'PLATFORM';
    case 60:
      return 'PANEL';
    case 70:
      return isReleased(application) ? null : 'PLATFORM';
  }
}

/** Null before the verification; failed while a remark of the platform is open. */
export function verifyStateOf(application: Application): 1 | 2 | 3 | null {
  if (application.stage > 40) return VERIFICATION.succeeded;
  if (application.verificationRemark !== null) return VERIFICATION.failed;
  return application.stage === 40 ? VERIFICATION.inProgress : null;
}

/** The requested correction until the customer confirms it; at stage 40 the verifier's remark. */
export function stageRemark({
  stage,
  lcaCheck,
  lcaRemark,
  verificationRemark,
}: Application): Application['lcaRemark'] {
  if (lcaCheck === LCA_CHECK.correction) return lcaRemark ?? verificationRemark;
  return stage === 40 ? verificationRemark : null;
}
