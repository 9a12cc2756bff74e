import { expect, it } from 'vitest';
import { applyingCompany } from '#src/features/application-form/company-field.tsx';

const OWN = { zh: '澜江钢铁集团有限公司', en: 'Lanjiang Iron & Steel Group' };

it.each([
  '',
  OWN.zh,
  OWN.en,
  ' 澜江钢铁集团有限公司',
  'LANJIANG  iron & steel group',
  'Ｌanjiang Iron & Steel Group',
])('the own company fills the field when the address asks for "%s" [2§2 application company]', (asked) => {
  expect(applyingCompany(OWN, null, asked, 'en')).toEqual({ sent: OWN.zh, shown: OWN.en, other: null });
});

it('another company is named, and the own one stays in the field [2§2 application company]', () => {
  expect(applyingCompany(OWN, null, '北屿特钢', 'zh')).toEqual({
    sent: OWN.zh,
    shown: OWN.zh,
    other: '北屿特钢',
  });
});

it('without a name from the server the session fills the field, else the address', () => {
  const none = { zh: '', en: '' };
  expect(applyingCompany(none, OWN.zh, '', 'en')).toEqual({ sent: OWN.zh, shown: OWN.zh, other: null });
  expect(applyingCompany(none, OWN.zh, '北屿特钢', 'en')).toMatchObject({ sent: OWN.zh, other: '北屿特钢' });
  expect(applyingCompany(none, null, '北屿特钢', 'en')).toEqual({
    sent: '北屿特钢',
    shown: '北屿特钢',
    other: null,
  });
});
