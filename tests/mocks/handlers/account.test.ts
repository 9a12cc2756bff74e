import { beforeEach, describe, expect, it } from 'vitest';
import { benchOfEachTest, type Caller } from './harness.ts';
import { encrypted, lastCode, otherThan } from './proofs.ts';
import { validCall } from './valid-calls.ts';

const PHONE = '19900000031';
const MAIL = 'new.user@example.com';
const KNOWN = 'certified@example.com';
const CLEAR = 'Steel2026';

const { bench, visitor } = benchOfEachTest();

async function codeBy(id: 'sendSmsCode' | 'sendRegisterEmailCode'): Promise<string> {
  await visitor.ok(id, await validCall(bench, id));
  return lastCode(bench);
}
const smsCode = () => codeBy('sendSmsCode');
const mailCode = () => codeBy('sendRegisterEmailCode');

const FORM = {
  companyName: ' 北屿特殊钢股份有限公司 ',
  industryCategory: 'STEEL_EAF',
  companyForm: 'PRIVATE',
};
const byPhone = (verify: string, more: object = {}) => ({
  body: { ...FORM, mobile: PHONE, verify, ...more },
});
const byMail = (verify: string, password = 'Steel2026', repeated = password) => ({
  body: {
    ...FORM,
    userAccount: MAIL,
    verify,
    newuserAccount: encrypted(password),
    userPassword: encrypted(repeated),
  },
});

describe('registration', () => {
  it.each([
    ['two different passwords', byMail('', 'Steel2026', 'Steel2027').body, 'The two passwords do not match'],
    ['a password without a capital', byMail('', 'steel2026').body, /^Use 8–16 characters/],
    ['passwords in clear (decision 8)', { newuserAccount: CLEAR, userPassword: CLEAR }, /encrypted/],
    ['a known account', { userAccount: KNOWN, mobile: KNOWN }, 'ACCOUNT_NUMBER_EXISTS'],
    ['the mobile of another account', { mobile: 'somebody.else@example.com' }, /differs from the account$/],
  ])(
    'by e-mail refuses %s, and the code can still be used [1§8 ACCOUNT_NUMBER_EXISTS]',
    async (_, wrong, why) => {
      const { body } = byMail(await mailCode());
      await visitor.refused('registerByEmail', { body: { ...body, ...wrong, verify: body.verify } }, why);
      await visitor.ok('registerByEmail', { body: { ...body, mobile: MAIL.toUpperCase() } });
    },
  );

  it('a code registers one account, once: it opens nothing else afterwards [1§8 CHECK_CODE_ERROR]', async () => {
    const code = await smsCode();
    await visitor.refused('registerByPhone', byPhone(otherThan(code)), 'CHECK_CODE_ERROR');
    const other = byPhone(code, { mobile: '19900000032' });
    await visitor.refused('registerByPhone', other, 'CHECK_CODE_ERROR');
    await visitor.ok('registerByPhone', byPhone(code));
    await visitor.refused('registerByPhone', byPhone(code), 'ACCOUNT_NUMBER_EXISTS');
    const again = { body: { mobile: PHONE, password: code } };
    await visitor.refused('loginOrRegisterByPhone', again, 'CHECK_CODE_OUT_TIME');
    await visitor.refused('loginByPhone', again, 'CHECK_CODE_ERROR');
  });

  it('a code sent to log in does not register', async () => {
    await visitor.ok('sendSmsCodeSimple', await validCall(bench, 'sendSmsCodeSimple'));
    await visitor.refused('registerByPhone', byPhone(lastCode(bench)), 'CHECK_CODE_ERROR');
  });

  it.each([
    ['a line break in a name', { companyName: '北屿\n特殊钢' }, 'Company name contains invisible characters'],
    ['an industry that is no option', { industryCategory: 'BAKERY' }, 'Select an industry category'],
    ['a company form that is no option', { companyForm: 'CLUB' }, 'Select a company form'],
  ])('with %s is refused in words, and the code can still be used', async (_, wrong, message) => {
    const code = await smsCode();
    await visitor.refused('registerByPhone', byPhone(code, wrong), message);
    await visitor.ok('registerByPhone', byPhone(code));
  });
});

describe('the supplement form', () => {
  const FILLED = {
    userName: ' 临曜电工钢科技有限公司 ',
    companyType: '1',
    contacts: '王工',
    professionId: 'industry-12',
    productTypeHierarchy: '["industry-09","industry-12"]',
    channelId: 'channel-02',
  };
  const form = (more: object = {}) => ({ body: { ...FILLED, ...more } });
  let newcomer: Caller;
  beforeEach(() => {
    newcomer = bench.as('newcomer');
  });

  it('gives the newcomer both names, once', async () => {
    await newcomer.ok('completeProfile', form());
    expect(bench.user('u-newcomer')).toMatchObject({
      userName: '临曜电工钢科技有限公司',
      companyName: '临曜电工钢科技有限公司',
      companyType: '1',
      profile: { contacts: '王工' },
    });
    await newcomer.refused('completeProfile', form(), 'The profile is already complete.');
  });

  it.each([
    ['a company type that is no option', { companyType: '7' }],
    ['an industry that does not exist', { professionId: 'industry-99' }],
    ['a channel in place of an industry', { professionId: 'channel-02', productTypeHierarchy: undefined }],
    ['a hierarchy that is no path', { productTypeHierarchy: '["industry-01","industry-12"]' }],
    ['a hierarchy that ends elsewhere', { productTypeHierarchy: '["industry-09"]' }],
    ['a hierarchy that is no JSON', { productTypeHierarchy: '[industry]' }],
    ['a channel that does not exist', { channelId: 'channel-99' }],
  ])('refuses %s', async (_, wrong) => {
    await newcomer.refused('completeProfile', form(wrong), { status: 200, code: 0 });
    expect(bench.user('u-newcomer').userName).toBeNull();
  });

  it('wants words for "other" industry and "other" channel', async () => {
    const other = (type: string): string =>
      bench.world.store.dictItems.where('type', type).find(({ itemDesc }) => itemDesc === 'other')?.id ?? '';
    const professionId = other('INDUSTRY_CLASSIFICATION');
    const industry = { professionId, productTypeHierarchy: JSON.stringify([professionId]) };
    const channel = { channelId: other('CHANNEL_CLASSIFICATION') };
    for (const blank of [industry, { ...industry, otherProfession: ' ' }])
      await newcomer.refused('completeProfile', form(blank), 'Describe the other industry.');
    await newcomer.refused('completeProfile', form(channel), 'Describe the other channel.');
    const words = { otherProfession: '冶金装备', otherChannel: '校友' };
    await newcomer.ok('completeProfile', form({ ...industry, ...channel, ...words }));
  });
});
