import { describe, expect, it } from 'vitest';
import { benchOfEachTest, type Caller } from './harness.ts';
import { CERTIFICATION, companyPapers } from './samples.ts';
import type { PersonaId } from '#mocks/world/persona.ts';

const { bench } = benchOfEachTest();
const TAKEN = '91990000MA9X00888X';

const papers = async (caller: Caller) => ({
  body: { ...CERTIFICATION, attachmentId: await companyPapers(caller) },
});
const userOf = (persona: string) => ({ path: { userId: `u-${persona}` } });
const companyOf = (persona: PersonaId) => bench.as(persona).ok('getCompanyOfUser', userOf(persona));

describe('getCompanyOfUser', () => {
  it.each([
    ['uncertified', null],
    ['pending-company', '0'],
    ['certified', '1'],
    ['failed-company', '2'],
  ] as const)('%s has companyStatus %j', async (persona, companyStatus) => {
    expect(await companyOf(persona)).toMatchObject({ companyStatus });
  });

  it('is a success with nulls for somebody without a company', async () => {
    expect(await companyOf('newcomer')).toMatchObject({ id: null, companyStatus: null });
  });

  it("refuses another person's id with USER_NOT_FOUND", async () => {
    await bench.as('agency').refused('getCompanyOfUser', userOf('certified'), 'USER_NOT_FOUND');
  });
});

describe('getCompanyDetail', () => {
  it('refuses another company and one that does not exist', async () => {
    const certified = bench.as('certified');
    await certified.refused('getCompanyDetail', { path: { companyCode: 'C22' } }, /own company/);
    await certified.refused('getCompanyDetail', { path: { companyCode: 'C999' } }, /not exist/);
  });
});

describe('updateCompanyEmail', () => {
  const change = (companyEmail: string, id = 'co-01') => ({ body: { id, companyEmail } });

  it.each([
    ['for another company', 'certified', 'co-02', /your own company/],
    ['while the certification is under review', 'pending-company', 'co-19', /under review/],
  ] as const)('is refused %s', async (_, persona, id, why) => {
    await bench.as(persona).refused('updateCompanyEmail', change('carbon@example.com', id), why);
    expect(bench.world.store.companies.get(id)?.email).not.toBe('carbon@example.com');
  });
});

describe('registerCompany', () => {
  it('founds a company for somebody who had none, with the files uploaded before', async () => {
    const caller = bench.as('newcomer');
    await caller.ok('registerCompany', await papers(caller));
    const mine = await companyOf('newcomer');
    expect(mine).toMatchObject({ companyStatus: '0', companyName: '穹砚钢结构工程有限公司' });
    const path = { companyCode: mine.companyCode ?? '' };
    const { attachmentId } = await caller.ok('getCompanyDetail', { path });
    const licence = { path: { attachmentId: attachmentId?.[0] ?? '' } };
    expect((await caller.file('showAttachment', licence)).status).toBe(200);
  });

  it.each<[string, object | ((papers: string[]) => object), string | RegExp]>([
    ['a hidden sign in its name', { companyName: '穹砚\u202e钢' }, /contains invisible characters$/],
    ['pictures never uploaded', { attachmentId: ['a-none', 'a-none-2'] }, 'Upload the business licence'],
    ['no licence', ([, bill]: string[]) => ({ attachmentId: [bill, bill] }), /licence/],
    ['no billing information', ([licence]: string[]) => ({ attachmentId: [licence, licence] }), /billing/],
    ['the code of another company', { companyCreditCode: TAKEN }, 'This credit code is already registered.'],
  ])('is refused with %s', async (_, more, why) => {
    const caller = bench.as('uncertified');
    bench.world.store.companies.update('co-01', { creditCode: TAKEN });
    const { body } = await papers(caller);
    const wrong = typeof more === 'function' ? more(body.attachmentId) : more;
    await caller.refused('registerCompany', { body: { ...body, ...wrong } }, why);
    expect(bench.world.store.companies.get('co-20')?.status).toBeNull();
  });
});

describe('listCompanies', () => {
  it('lists certified companies only [2§7 listCompanies]', async () => {
    const codes = (await bench.as('certified').ok('listCompanies')).map((row) => row.companyCode);
    expect(codes).toContain('C01');
    for (const code of ['C19', 'C20', 'C21']) expect(codes).not.toContain(code);
  });

  it('shows a certification at once', async () => {
    const caller = bench.as('certified');
    await caller.ok('listCompanies');
    bench.world.store.companies.update('co-19', { status: '1' });
    expect((await caller.ok('listCompanies')).map((row) => row.companyCode)).toContain('C19');
  });
});
