/** Verification records as they go on the wire (document 2 §3). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Verification } from '../../world/entities.ts';
import { dateTime } from '../../domain/dates.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
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

/** An unknown relationship is told as "other", an unknown country as abroad. */
export function toRecord(store: Store, row: Verification, language: Language): Wire['VerificationRecord'] {
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
