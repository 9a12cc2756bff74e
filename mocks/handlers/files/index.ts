/** Files: what may be shown, what may be saved, and uploads (document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { declarationBy } from '../declaration/product-info.ts';
import { downloadRefusal, mayRead, mayShow, missing } from './access.ts';
import { sendToSave, sendToShow, type SendingCall } from './send.ts';
import { templateBy } from './templates.ts';
import { uploadAttachment } from './upload.ts';
import type { Declaration } from '../../world/entities.ts';
import { signedIn, type Handlers, type Raw } from '../handler.ts';
import type { PersonalCall } from '../shared/company-of.ts';
import type { Language } from '../../domain/language.ts';

type SavingCall = PersonalCall & SendingCall;

/** Saves a file for somebody who is approved and may read it; 404 when there is none for them. */
async function save(call: SavingCall, attachmentId: string | null | undefined): Promise<Raw> {
  const refusal = downloadRefusal(call);
  if (refusal !== null) return refusal;
  const attachment = call.world.store.attachments.get(attachmentId ?? '');
  if (attachment === undefined || !mayRead(call.world, call.user, attachment)) return missing(call);
  return sendToSave(call, attachment);
}

/** The report in the language of the request; the Chinese one where there is no English one. */
function reportIn(language: Language, declaration: Declaration | undefined): string | undefined {
  if (declaration === undefined) return undefined;
  return language === 'en'
    ? (declaration.enAttachmentId ?? declaration.cnAttachmentId)
    : declaration.cnAttachmentId;
}

/** The report that a business id names: each language has its own. */
function reportBy(declaration: Declaration | undefined, businessId: string): string | null | undefined {
  if (declaration === undefined || declaration.id === businessId) return undefined;
  return declaration.businessIdEn === businessId ? declaration.enAttachmentId : declaration.cnAttachmentId;
}

export const filesHandlers = {
  /** For links and frames: the token came in the query, and the core has checked it. */
  downloadByToken: signedIn((call) => save(call, call.path.attachmentId)),

  downloadPublicEpd: async (call) => {
    const { store } = call.world;
    const id = reportBy(declarationBy(store, call.path.id), call.path.id);
    const attachment = store.attachments.get(id ?? '');
    return attachment === undefined ? missing(call) : sendToSave(call, attachment);
  },

  showAttachment: async (call) => {
    const attachment = call.world.store.attachments.get(call.path.attachmentId);
    if (attachment === undefined || !mayShow(call.world, call.user, attachment)) return missing(call);
    return sendToShow(call, attachment);
  },

  downloadAttachment: signedIn((call) => save(call, call.path.id)),

  downloadByProductNumber: signedIn((call) => {
    const [row] = call.world.store.declarations.where('productNumber', call.path.productNumber);
    return save(call, reportIn(call.language, row));
  }),

  downloadEpdReport: signedIn((call) =>
    save(call, reportIn(call.language, call.world.store.declarations.get(call.path.id))),
  ),

  downloadEpd: signedIn((call) =>
    save(call, reportBy(declarationBy(call.world.store, call.path.id), call.path.id)),
  ),

  downloadPcr: signedIn((call) => {
    const pcr = call.world.store.pcrs.get(call.path.id);
    return save(
      call,
      call.language === 'en' ? (pcr?.enAttachmentId ?? pcr?.attachmentId) : pcr?.attachmentId,
    );
  }),

  downloadTemplate: signedIn((call) => save(call, templateBy(call.world.store, call.path.templateFile))),

  uploadAttachment,
} satisfies Handlers<OperationsOf<'files'>>;
