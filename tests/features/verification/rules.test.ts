import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { toStoredUser } from '#src/api/session.ts';
import {
  firstValues,
  hindranceOf,
  isComplete,
  schemaOf,
  toRequest,
} from '#src/features/verification/rules.ts';
import { verificationDraft, type VerificationValues } from '#src/features/verification/values.ts';
import { isUntouched } from '#src/parts/draft/stored-values.ts';
import { AUDIT } from '#src/lib/states.ts';
import { must } from '../../support/must.ts';

const JIANGXI = { code: '360000', zh: '江西省', en: 'Jiangxi' };
const NANCHANG = { code: '360100', zh: '南昌市', en: 'Nanchang' };

const FILLED: VerificationValues = {
  number: ' EPD－ST-2024-0036 ',
  file: { id: 'att-1', name: 'report.pdf', size: 10 },
  contact: ' Zhao ',
  position: '',
  company: ' Orenfeld ',
  country: '中国',
  province: JIANGXI,
  city: NANCHANG,
  address: '12 Example Street',
  email: ' buyer@example.com ',
  relation: '1',
  supplement: 'kept from before',
  remark: '',
};

/** Field: first message, of everything that is wrong. */
function wrong(change: Partial<VerificationValues>): Record<string, string> {
  const values = { ...FILLED, ...change };
  const { issues = [] } = v.safeParse(schemaOf(values), values);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('what a request asks for [2§5 verification request]', () => {
  it.each<[string, Partial<VerificationValues>, Record<string, string>]>([
    ['nothing is missing', {}, {}],
    ['position and remark may stay empty', { position: ' ', remark: '' }, {}],
    ['the number', { number: ' ' }, { number: 'verify.valid.regNumber' }],
    ['the file', { file: null }, { file: 'verify.valid.file' }],
    ['the contact', { contact: '' }, { contact: 'profile.valid.contacts' }],
    ['the company', { company: '  ' }, { company: 'register.valid.companyRequired' }],
    ['the e-mail', { email: '' }, { email: 'auth.valid.emailRequired' }],
    ['an e-mail that is one', { email: 'a@b' }, { email: 'auth.valid.emailFormat' }],
    ['the relationship', { relation: null }, { relation: 'verify.valid.relation' }],
    ['what "other" means', { relation: '2', supplement: ' ' }, { supplement: 'verify.valid.supplement' }],
    ['no explanation of a supplier', { relation: '0', supplement: '' }, {}],
    ['a province, before its city', { province: null, city: null }, { province: 'verify.valid.region' }],
    ['a city of the province', { city: null }, { city: 'verify.valid.region' }],
    ['an address abroad', { country: '国外', address: ' ' }, { address: 'verify.valid.address' }],
    ['no province abroad', { country: '国外', province: null, city: null }, {}],
  ])('%s', (_, change, problems) => {
    const found = wrong(change);
    expect(found).toEqual(problems);
  });

  it('ticks a section when all of it is as it must be', () => {
    expect(isComplete(FILLED, ['contact', 'province', 'city'])).toBe(true);
    expect(isComplete({ ...FILLED, city: null }, ['contact', 'province', 'city'])).toBe(false);
    expect(isComplete({ ...FILLED, city: null }, ['number', 'file'])).toBe(true);
  });
});

describe('what is sent [2§3 verification request]', () => {
  it('names province plus city in China, without blanks around anything', () => {
    expect(toRequest(FILLED, 'u-1')).toEqual({
      userId: 'u-1',
      userContact: 'Zhao',
      epdRegistrationNumber: 'EPD-ST-2024-0036',
      userPosition: '',
      companyName: 'Orenfeld',
      country: '中国',
      region: '江西省南昌市',
      userEmail: 'buyer@example.com',
      relationalId: 1,
      supplement: '',
      remark: '',
      uploadAttachmentId: 'att-1',
    });
  });

  it('names the address abroad, and what "other" means', () => {
    const abroad = toRequest({ ...FILLED, country: '国外', relation: '2', supplement: ' Partner ' }, 'u-1');
    expect(abroad).toMatchObject({
      country: '国外',
      region: '12 Example Street',
      relationalId: 2,
      supplement: 'Partner',
    });
    expect(toRequest({ ...FILLED, relation: '0' }, 'u-1').relationalId).toBe(0);
  });
});

describe('who may ask (decision 39)', () => {
  const person = { leaving: false, audit: AUDIT.approved };
  it.each([
    ['approved, certified', person, '1', null, null],
    ['not certified', person, null, 'verify.certifyBody', '/enterprise'],
    ['certification failed', person, '2', 'guard.companyFailed', '/enterprise'],
    ['certification in review', person, '0', 'guard.companyPending', '/user'],
    [
      'registration in review',
      { ...person, audit: AUDIT.underReview },
      '1',
      'guard.auditReviewing',
      '/epd/epdSearch',
    ],
    [
      'registration rejected',
      { ...person, audit: AUDIT.rejected },
      null,
      'guard.auditRejected',
      '/information',
    ],
    ['about to leave', { ...person, leaving: true }, '1', 'guard.cancelReviewing', '/user'],
  ] as const)('%s', (_, account, company, body, to) => {
    const hindrance = hindranceOf(account, company);
    expect([hindrance?.body ?? null, hindrance?.way.to ?? null]).toEqual([body, to]);
  });
});

describe('the draft', () => {
  const user = must(
    toStoredUser({
      id: 'u-1',
      userAccount: 'a@example.com',
      userName: 'Zhao',
      companyName: 'Orenfeld',
      auditStatus: 1,
    }),
  );
  const first = firstValues(user, 'Orenfeld', 'EPD-1');

  it('begins with what is known', () => {
    expect(first).toMatchObject({
      number: 'EPD-1',
      contact: 'Zhao',
      company: 'Orenfeld',
      email: 'a@example.com',
      country: '中国',
      relation: null,
    });
  });

  it('does not take the number of a phone account for an e-mail address', () => {
    expect(firstValues({ ...user, userAccount: '19900000007' }, '', undefined).email).toBe('');
  });

  it('is kept once something differs, and read as it was', () => {
    expect(isUntouched({ ...first }, first)).toBe(true);
    expect(isUntouched({ ...first, province: JIANGXI }, first)).toBe(false);
    expect(verificationDraft.parse(JSON.parse(JSON.stringify(FILLED)))).toEqual(FILLED);
    expect(verificationDraft.parse({ country: 'Mars', province: 7, file: 'x', relation: '9' })).toMatchObject(
      {
        country: '中国',
        province: null,
        file: null,
        relation: null,
      },
    );
  });
});
