/** The files of a verification record, with the platform's feedback to each (document 2 §2). */
import { ok, signedIn } from '../handler.ts';
import { dateTime, dateTimeOrNull } from '../../domain/dates.ts';
import { writtenIn } from '../../domain/language.ts';
import { refuse } from '../shared/say.ts';
import { NO_RECORD } from './texts.ts';
import { mayRead } from './visible.ts';

export const listVerificationFiles = signedIn<'listVerificationFiles'>((call) => {
  const { store } = call.world;
  const record = store.verifications.get(call.path.id);
  if (record === undefined || !mayRead(call.world, call.user, record)) return refuse(call, NO_RECORD);
  const rows = [...store.verificationFiles.where('verificationId', record.id)];
  rows.reverse().sort((a, b) => b.uploadedAt - a.uploadedAt);
  return ok(
    rows.map((row) => ({
      id: row.attachmentId,
      fileName: row.fileName,
      uploadDate: dateTime(row.uploadedAt),
      feedbackTime: dateTimeOrNull(row.feedbackAt),
      feedbackMsg: writtenIn(row.feedback, call.language),
    })),
  );
});
