/** The LCA correction round: new files, then word that the data has been corrected (document 2 §4). */
import { LCA_CHECK } from '#src/lib/states.ts';
import type { Application, ApplicationItem } from '../../world/entities.ts';
import { ok, signedIn, type Failure, type Success } from '../handler.ts';
import { approvedCompany } from '../shared/audit.ts';
import type { PersonalCall } from '../shared/company-of.ts';
import { INCOMPLETE } from '../shared/form.ts';
import { isFailure, ownApplication } from '../shared/ownership.ts';
import { refuse, type Text } from '../shared/say.ts';
import { itemFile, type FileField } from './item-files.ts';
import { ownItem } from './item-id.ts';

const NOT_NOW: Text = { zh: '当前不能更换该文件', en: 'This file cannot be replaced now.' };
const NO_CORRECTION: Text = { zh: 'LCA 数据无需修改', en: 'The LCA data needs no correction.' };

/** A file may come late, until the LCA data has passed its check, or again while a correction is asked for. */
function mayReplace(application: Application, item: ApplicationItem, field: FileField): boolean {
  if (application.lcaCheck === LCA_CHECK.correction) return true;
  return item[field] === null && application.stage <= 30 && application.lcaCheck === LCA_CHECK.pending;
}

function replaceFile(
  call: PersonalCall,
  id: string | undefined,
  field: FileField,
  attachmentId: string | undefined,
): Success<null> | Failure {
  const found = ownItem(call, id);
  if (isFailure(found)) return found;
  const { application, item, index } = found;
  const company = approvedCompany(call);
  if (isFailure(company)) return company;
  if (!mayReplace(application, item, field)) return refuse(call, NOT_NOW);
  const file = itemFile(call, field, attachmentId);
  if (isFailure(file)) return file;
  const items = application.items.map((old, at) => (at === index ? { ...old, [field]: file.id } : old));
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

/** Only from 2 back to 0 (document 2 §4); the staff's remark has then been answered. */
export const updateLcaValidation = signedIn<'updateLcaValidation'>((call) => {
  const application = ownApplication(call, call.body.applyId);
  if (isFailure(application)) return application;
  const company = approvedCompany(call);
  if (isFailure(company)) return company;
  if (call.body.status === undefined) return refuse(call, INCOMPLETE);
  if (application.lcaCheck !== LCA_CHECK.correction) return refuse(call, NO_CORRECTION);
  call.world.store.applications.update(application.id, { lcaCheck: LCA_CHECK.pending, lcaRemark: null });
  return ok(null);
});
