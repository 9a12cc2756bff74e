/** Required type of each file of an item. */
import { type LateFileField, missingFilesOf } from '../../domain/charts/application-at.ts';
import type { Attachment, Application, ApplicationItem, DictItem, Store } from '../../world/entities.ts';
import { refuse, type Text } from '../handler.ts';
import { type PersonalCall, isOwnFile, ownApplication } from '../shared/permissions.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, VERIFICATION } from '#src/lib/states.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { isReleased, contractOf, quoteOf, STAGE_WORKING_DAYS } from '../../domain/papers.ts';
import { addWorkingDays, dateOf } from '../../domain/dates.ts';

/** Process technologies are items of the process dictionary: the documents name no other list. */
export function technologyOf(store: Store, id: string): DictItem | undefined {
  const item = store.dictItems.get(id);
  return item?.type === 'LCES_PROCESS_SELECTION' ? item : undefined;
}

const NO_ITEM: Text = { zh: '申请中没有该产品', en: 'The application has no such product.' };

/** Items have no rows: their wire id is the application's id with their position. @param index from 0 */
export function itemId(applicationId: string, index: number): string {
  return `${applicationId}:${index + 1}`;
}

export interface FoundItem {
  application: Application;
  item: ApplicationItem;
  index: number;
}

export function ownItem(call: PersonalCall, id = ''): FoundItem {
  const at = id.lastIndexOf(':');
  const application = ownApplication(call, at < 0 ? id : id.slice(0, at));
  const index = at < 0 ? -1 : Number(id.slice(at + 1)) - 1;
  const item = application.items[index];
  return item === undefined ? refuse(call, NO_ITEM) : { application, item, index };
}

export type FileField = LateFileField;

const NO_FILE: Text = { zh: '上传的文件不存在', en: 'The uploaded file was not found.' };
const PDF_ONLY: Text = { zh: '上传仅支持 PDF 格式', en: 'Only PDF files are supported' };
const ZIP_ONLY: Text = { zh: '上传仅支持 ZIP 格式', en: 'Only ZIP files are supported' };
const OTHER_PURPOSE: Text = {
  zh: '该文件是为其他用途上传的',
  en: 'The file was uploaded for another purpose',
};

interface FileRule {
  readonly mime: string;
  readonly otherwise: Text;
  readonly businessType: 'LCA' | 'EPD';
}

const RULES: Record<FileField, FileRule> = {
  lcaAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY, businessType: 'LCA' },
  dataAttachmentId: { mime: 'application/zip', otherwise: ZIP_ONLY, businessType: 'LCA' },
  preReportAttachmentId: { mime: 'application/pdf', otherwise: PDF_ONLY, businessType: 'EPD' },
};

/** An upload of the caller's company for this purpose. */
export function itemFile(call: PersonalCall, field: FileField, id: string | undefined): Attachment {
  const attachment = call.world.store.attachments.get(id ?? '');
  // Same answer as for a missing file: do not reveal its existence.
  if (attachment === undefined || !isOwnFile(call.user, attachment)) return refuse(call, NO_FILE);
  const { mime, otherwise, businessType } = RULES[field];
  if (attachment.mime !== mime) return refuse(call, otherwise);
  return attachment.businessType === businessType ? attachment : refuse(call, OTHER_PURPOSE);
}

type Wire = components['schemas'];
type WaitingFor = NonNullable<Wire['MyApplication']['waitingFor']> | null;

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
