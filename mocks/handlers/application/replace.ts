/** Correction of LCA data: new files, then the confirmation (document 2 §4). */
import { LCA_CHECK } from '#src/lib/states.ts';
import { caseOf } from '../../domain/papers.ts';
import { LATE_FILES, applicationAt, takesFile } from '../../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../../domain/charts/application.ts';
import { allows } from '../../domain/charts/chart.ts';
import { ok, signedIn, type Success, refuse, type Text } from '../handler.ts';
import { approvedCompany, type PersonalCall, ownApplication } from '../shared/permissions.ts';
import { INCOMPLETE } from '../shared/form.ts';
import type { ApplicationItem } from '../../world/entities.ts';
import { itemFile, type FileField, ownItem, type FoundItem } from './items.ts';

const NOT_NOW: Text = { zh: '当前不能更换该文件', en: 'This file cannot be replaced now.' };
const NO_CORRECTION: Text = { zh: 'LCA 数据无需修改', en: 'The LCA data needs no correction.' };

function mayReplace(
  { world }: PersonalCall,
  { application, item }: Pick<FoundItem, 'application' | 'item'>,
  field: FileField,
): boolean {
  const at = applicationAt(caseOf(world, application));
  return allows(APPLICATION_CHART, LATE_FILES[field].call, at) && takesFile(at, item, field);
}

/** Keeps the replaced file as a former version, by default uploaded with the application. */
function nextVersions(
  { application, item }: Pick<FoundItem, 'application' | 'item'>,
  field: FileField,
  sent: { attachmentId: string; userId: string },
): NonNullable<ApplicationItem['versions']> {
  const { versions = [] } = item;
  const former = item[field];
  const isKnown = former === null || versions.some((one) => one.field === field);
  const first = isKnown ? [] : [{ field, attachmentId: former, userId: application.userId }];
  return [...versions, ...first, { field, ...sent }];
}

function replaceFile(
  call: PersonalCall,
  id: string | undefined,
  field: FileField,
  attachmentId: string | undefined,
): Success<null> {
  const found = ownItem(call, id);
  const { application, index } = found;
  approvedCompany(call);
  if (!mayReplace(call, found, field)) return refuse(call, NOT_NOW);
  const file = itemFile(call, field, attachmentId);
  const versions = nextVersions(found, field, { attachmentId: file.id, userId: call.user.id });
  const items = application.items.map((old, at) =>
    at === index ? { ...old, [field]: file.id, versions } : old,
  );
  call.world.store.applications.update(application.id, { items });
  return ok(null);
}

export const replacePreReport = signedIn<'replacePreReport'>((call) =>
  replaceFile(call, call.body.id, 'preReportAttachmentId', call.body.epdAttachmentId),
);

export const replaceDataTable = signedIn<'replaceDataTable'>((call) =>
  replaceFile(call, call.body.id, 'dataAttachmentId', call.body.dataAttachment),
);

export const replaceLcaReport = signedIn<'replaceLcaReport'>((call) =>
  replaceFile(call, call.body.id, 'lcaAttachmentId', call.body.lcaAttachmentId),
);

/** Only from 2 back to 0 (document 2 §4); clears the staff's remark. */
export const updateLcaValidation = signedIn<'updateLcaValidation'>((call) => {
  const application = ownApplication(call, call.body.applyId);
  approvedCompany(call);
  if (call.body.status === undefined) return refuse(call, INCOMPLETE);
  if (!allows(APPLICATION_CHART, 'updateLcaValidation', applicationAt(caseOf(call.world, application))))
    return refuse(call, NO_CORRECTION);
  call.world.store.applications.update(application.id, {
    lcaCheck: LCA_CHECK.pending,
    lcaRemark: null,
    correctionAskedAt: null,
    corrected: { at: call.world.clock.now(), userId: call.user.id },
  });
  return ok(null);
});
