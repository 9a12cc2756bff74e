import type { OperationsOf } from '../../openapi/operations.ts';
import { submitVerification } from './submit.ts';
import { mayRead, ownRecords, recordsFor, NO_RECORD } from './visible.ts';
import { ok, signedIn, type Handlers, refuse } from '../handler.ts';
import { readForm } from '../shared/form.ts';
import { mappedPage, PAGE } from '../shared/page.ts';
import { dateTime, dateTimeOrNull } from '../../domain/dates.ts';
import { writtenIn, inLanguage, type Language } from '../../domain/language.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Verification } from '../../world/entities.ts';
import { typedIn } from '../../domain/typed-texts.ts';
import type { Store } from '../../world/types.ts';

type Wire = components['schemas'];

/** Relationship to the applicant, by `relationalId` (document 2 §3). */
const RELATIONS = [
  { zh: '供应商', en: 'Supplier' },
  { zh: '客户', en: 'Customer' },
  { zh: '其他', en: 'Other' },
] as const;

function isRelation(id: number): id is Wire['VerificationRelation'] {
  return id === 0 || id === 1 || id === 2;
}

/** Unknown relationships become "other", unknown countries abroad. */
function toRecord(store: Store, row: Verification, language: Language): Wire['VerificationRecord'] {
  const typed = (text: string | null): string | null => typedIn(store, text, language);
  const relationalId = isRelation(row.relationId) ? row.relationId : 2;
  return {
    id: row.id,
    epdRegistrationNumber: row.registrationNumber,
    userPosition: typed(row.userPosition),
    companyName: typedIn(store, row.companyName, language),
    country: row.country === '中国' ? '中国' : '国外',
    region: typed(row.region),
    userEmail: row.userEmail,
    userContact: typedIn(store, row.userContact, language),
    relational: inLanguage(RELATIONS[relationalId], language),
    relationalId,
    supplement: typed(row.supplement),
    verifyState: row.state,
    remark: typed(row.remark),
    submitTime: dateTime(row.createdAt),
  };
}

const listVerificationFiles = signedIn<'listVerificationFiles'>((call) => {
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

export const verificationHandlers = {
  listVerifications: signedIn((call) => {
    const { world, user, body, language } = call;
    const form = readForm(call, body, PAGE);
    const rows = body.mine === true ? ownRecords(world, user) : recordsFor(world, user);
    const { list, totals } = mappedPage(rows, form, (row) => toRecord(world.store, row, language));
    return ok({ list, totals, applied: body.mine === true ? ['mine'] : [] });
  }),

  getVerification: signedIn((call) => {
    const record = call.world.store.verifications.get(call.path.id);
    if (record === undefined || !mayRead(call.world, call.user, record)) return refuse(call, NO_RECORD);
    return ok(toRecord(call.world.store, record, call.language));
  }),

  listVerificationFiles,
  submitVerification,
} satisfies Handlers<OperationsOf<'verification'>>;
