import type { Wire } from '#src/api/wire.ts';
import { titled } from '#src/i18n/titled.ts';
import * as read from '#src/lib/received.ts';
import { VERIFICATION, type VerificationState } from '#src/lib/states.ts';

/** A state as an answer or an address spells it; null for anything else. */
export function toVerificationState(raw: unknown): VerificationState | null {
  return read.oneOf(VERIFICATION, raw);
}

/** document 2 §3. Texts that did not come are empty, `relationId` and `state` null (decision 4). */
export function toVerification(sent: read.Sent<Wire['VerificationRecord']> | null) {
  const row = read.record(sent);
  return {
    id: read.text(row.id),
    number: read.text(row.epdRegistrationNumber),
    position: read.title(row.userPosition),
    company: read.title(row.companyName),
    country: read.text(row.country),
    /** Province and city, or a foreign address. */
    region: read.text(row.region),
    email: read.text(row.userEmail),
    contact: read.title(row.userContact),
    /** 0 supplier, 1 customer, 2 other. */
    relationId: read.number(row.relationalId),
    relation: read.text(row.relational),
    supplement: read.text(row.supplement),
    state: toVerificationState(row.verifyState),
    remark: read.text(row.remark),
    submittedAt: read.moment(row.submitTime),
  };
}

export type VerificationPage = ReturnType<typeof toVerificationPage>;

export function toVerificationPage(sent: Wire['VerificationPage'] | null) {
  const page = read.readPage(sent, (row) => (read.text(row.id) === '' ? null : toVerification(row)));
  const applied = read.list(read.record(sent).applied).map(read.text);
  return { ...page, isMine: applied.includes('mine') };
}

export function toVerificationFiles(sent: readonly Wire['VerificationFile'][] | null) {
  const files = read.answeredRows(sent, ['id']).map((file) => ({
    id: read.text(file.id),
    name: titled(file.fileName),
    uploadedAt: read.moment(file.uploadDate),
    feedbackAt: read.moment(file.feedbackTime),
    /** Empty while unanswered; null if omitted. */
    feedback: file.feedbackMsg === undefined ? null : read.text(file.feedbackMsg),
  }));
  return read.distinct(files);
}
