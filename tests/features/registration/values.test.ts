import { expect, it } from 'vitest';
import {
  firstValues,
  isBlank,
  keptOf,
  registrationDraft,
  type KeptValues,
} from '#src/features/registration/values.ts';

const KEPT: KeptValues = {
  kind: 'email',
  phone: '13800000031',
  email: 'new.user@example.com',
  companyName: '北屿特殊钢',
  industryCategory: 'STEEL_EAF',
  companyForm: null,
};

it('codes and passwords are not among what is kept', () => {
  const typed = { ...firstValues(KEPT), phoneCode: '204816', emailCode: '204816', password: 'Steel2026' };
  expect(keptOf({ ...typed, repeat: 'Steel2026' }, 'email')).toEqual(KEPT);
});

it('the form begins with what was kept, and over it an account that was typed at the login', () => {
  expect(firstValues(null)).toMatchObject({ phone: '', email: '', companyName: '', industryCategory: null });
  expect(firstValues(KEPT)).toMatchObject({ phone: '13800000031', companyName: '北屿特殊钢' });
  expect(firstValues(KEPT, { phone: '13900000001', email: '' })).toMatchObject({
    phone: '13900000001',
    email: 'new.user@example.com',
  });
});

it('storage can hold anything: single fields that make no sense are emptied', () => {
  expect(registrationDraft.parse(null)).toBeNull();
  expect(registrationDraft.parse('x')).toBeNull();
  expect(registrationDraft.parse({ ...KEPT, kind: 'fax', companyName: 7, industryCategory: {} })).toEqual({
    ...KEPT,
    kind: 'phone',
    companyName: '',
    industryCategory: null,
  });
});

it('blanks are nothing to keep', () => {
  const nothing: KeptValues = {
    ...KEPT,
    phone: ' ',
    email: '',
    companyName: ' ',
    industryCategory: null,
  };
  expect(isBlank(nothing)).toBe(true);
  expect(isBlank({ ...nothing, companyForm: 'PRIVATE' })).toBe(false);
});
