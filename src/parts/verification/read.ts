import type { Wire } from '#src/api/wire.ts';
import { titled } from '#src/i18n/titled.ts';
import {
  answeredRows,
  distinct,
  list,
  moment,
  number,
  oneOf,
  readPage,
  record,
  text,
  title,
  type Sent,
} from '#src/lib/received.ts';
import { VERIFICATION, type VerificationState } from '#src/lib/states.ts';

/** A state as an answer or an address spells it; null for anything else. */
export function toVerificationState(raw: unknown): VerificationState | null {
  return oneOf(VERIFICATION, raw);
}

/** document 2 §3. Texts that did not come are empty, `relationId` and `state` null (decision 4). */
export function toVerification(sent: Sent<Wire['VerificationRecord']> | null) {
  const row = record(sent);
  return {
    id: text(row.id),
    number: text(row.epdRegistrationNumber),
    position: title(row.userPosition),
    company: title(row.companyName),
    country: text(row.country),
    /** Province and city, or a foreign address. */
    region: text(row.region),
    email: text(row.userEmail),
    contact: title(row.userContact),
    /** 0 supplier, 1 customer, 2 other. */
    relationId: number(row.relationalId),
    relation: text(row.relational),
    supplement: text(row.supplement),
    state: toVerificationState(row.verifyState),
    remark: text(row.remark),
    submittedAt: moment(row.submitTime),
  };
}

export type VerificationPage = ReturnType<typeof toVerificationPage>;

export function toVerificationPage(sent: Wire['VerificationPage'] | null) {
  const page = readPage(sent, (row) => (text(row.id) === '' ? null : toVerification(row)));
  const applied = list(record(sent).applied).map(text);
  return { ...page, isMine: applied.includes('mine') };
}

export function toVerificationFiles(sent: readonly Wire['VerificationFile'][] | null) {
  const files = answeredRows(sent, ['id']).map((file) => ({
    id: text(file.id),
    name: titled(file.fileName),
    uploadedAt: moment(file.uploadDate),
    feedbackAt: moment(file.feedbackTime),
    /** Empty while unanswered; null if omitted. */
    feedback: file.feedbackMsg === undefined ? null : text(file.feedbackMsg),
  }));
  return distinct(files);
}
