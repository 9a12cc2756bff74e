/** Verification records as they go on the wire (document 2 §3). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Verification } from '../../world/entities.ts';
import { dateTime } from '../../domain/dates.ts';
import { inLanguage, type Language } from '../../domain/language.ts';

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

export function toRecord(row: Verification, language: Language): Wire['VerificationRecord'] {
  const relationalId = isRelation(row.relationId) ? row.relationId : 2;
  return {
    id: row.id,
    epdRegistrationNumber: row.registrationNumber,
    userPosition: row.userPosition,
    companyName: row.companyName,
    country: row.country === '中国' ? '中国' : '国外',
    region: row.region,
    userEmail: row.userEmail,
    userContact: row.userContact,
    relational: inLanguage(RELATIONS[relationalId], language),
    relationalId,
    supplement: row.supplement,
    verifyState: row.state,
    remark: row.remark,
    submitTime: dateTime(row.createdAt),
  };
}
