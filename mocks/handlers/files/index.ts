import type { OperationsOf } from '../../openapi/operations.ts';
import { declarationBy } from '../declaration/product-info.ts';
import { uploadAttachment } from './upload.ts';
import type { Declaration, Attachment, User, Store, World } from '../../world/entities.ts';
import { signedIn, type Handlers, type Raw, file, httpError, type Localised, type Text } from '../handler.ts';
import { type PersonalCall, auditRefusal, isOwnFile } from '../shared/permissions.ts';
import type { Language } from '../../domain/language.ts';
import type { PlainCall } from '../../lib/plain-call.ts';
import { attachmentBytes, LOST } from '../shared/attachment-bytes.ts';
import { AUDIT } from '#src/lib/states.ts';
import { mayRead as mayReadRecord } from '../verification/visible.ts';

const NO_FILE: Text = { zh: '文件不存在', en: 'The file does not exist.' };

/** Also for files of others: do not reveal their existence. */
function missing(call: Localised): Raw {
  return httpError(404, NO_FILE[call.language]);
}

/** HTTP 403 while the registration is under review or after it was rejected (document 2 §4, §6). */
function downloadRefusal(call: PersonalCall): Raw | null {
  const refusal = auditRefusal(call);
  return refusal === null ? null : httpError(403, refusal[call.language]);
}

/** Files of a verification record are shared with the agency that may see it (decision 15). */
function sharedByRecord(world: World, user: User, attachment: Attachment): boolean {
  return world.store.verificationFiles.where('attachmentId', attachment.id).some(({ verificationId }) => {
    const record = world.store.verifications.get(verificationId);
    return record !== undefined && mayReadRecord(world, user, record);
  });
}

function mayRead(world: World, user: User, attachment: Attachment): boolean {
  if (attachment.access !== 'owner' || isOwnFile(user, attachment)) return true;
  return sharedByRecord(world, user, attachment);
}

/** Public files for everyone, own files for their owners, the rest for approved members. */
function mayShow(world: World, user: User | null, attachment: Attachment): boolean {
  if (attachment.access === 'public') return true;
  if (user === null) return false;
  return (
    isOwnFile(user, attachment) || (user.auditStatus === AUDIT.approved && mayRead(world, user, attachment))
  );
}

/** MIME types of the contract; others are sent as octet-stream, which browsers do not open. */
const SENT_AS_IT_IS = new Set([
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/png',
  'image/jpeg',
]);
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg']);
const BYTES = 'application/octet-stream';

interface SendingCall extends Localised {
  readonly world: World;
  readonly request: PlainCall;
}

async function send(
  { world, request, language }: SendingCall,
  attachment: Attachment,
  mime: string,
  disposition: 'inline' | 'attachment',
): Promise<Raw> {
  const bytes = await attachmentBytes(world.store, attachment, request.url.origin);
  if (bytes === null) return httpError(410, LOST[language]);
  const sent = file(bytes, mime, attachment.fileName, disposition);
  // User uploads: prevent MIME sniffing.
  return { ...sent, headers: { ...sent.headers, 'x-content-type-options': 'nosniff' } };
}

/** As a download. HTTP 410 if the upload is lost. */
function sendToSave(call: SendingCall, attachment: Attachment): Promise<Raw> {
  const mime = SENT_AS_IT_IS.has(attachment.mime) ? attachment.mime : BYTES;
  return send(call, attachment, mime, 'attachment');
}

/** Inline for types that pages display. HTTP 410 if the upload is lost. */
function sendToShow(call: SendingCall, attachment: Attachment): Promise<Raw> {
  if (!SHOWN.has(attachment.mime)) return send(call, attachment, BYTES, 'attachment');
  return send(call, attachment, attachment.mime, 'inline');
}

function templateBy(store: Store, fileName: string): string | undefined {
  return store.attachments.where('businessType', 'TEMPLATE').find((row) => row.fileName === fileName)?.id;
}

/** 404 if the user may read no such file. */
async function save(call: PersonalCall & SendingCall, attachmentId: string | null | undefined): Promise<Raw> {
  const refusal = downloadRefusal(call);
  if (refusal !== null) return refusal;
  const attachment = call.world.store.attachments.get(attachmentId ?? '');
  if (attachment === undefined || !mayRead(call.world, call.user, attachment)) return missing(call);
  return sendToSave(call, attachment);
}

function reportIn(language: Language, declaration: Declaration | undefined): string | undefined {
  if (declaration === undefined) return undefined;
  return language === 'en'
    ? (declaration.enAttachmentId ?? declaration.cnAttachmentId)
    : declaration.cnAttachmentId;
}

/** Each language has its own business id. */
function reportBy(declaration: Declaration | undefined, businessId: string): string | null | undefined {
  if (declaration === undefined || declaration.id === businessId) return undefined;
  return declaration.businessIdEn === businessId ? declaration.enAttachmentId : declaration.cnAttachmentId;
}

export const filesHandlers = {
  /** For links and iframes: the core has checked the token in the query. */
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
