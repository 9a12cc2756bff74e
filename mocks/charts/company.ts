import { COMPANY_CHART, companyAt } from '../domain/charts/company.ts';
import { dateTime } from '../domain/dates.ts';
import { invented, paperUpload } from './files.ts';
import type { OperatorArguments } from '../operator/action.ts';
import type { Company, World } from '../world/entities.ts';
import * as subject from './subject.ts';

function cardOf(company: Company): subject.Card {
  const { code, createdAt } = company;
  const at = companyAt(company);
  return {
    id: code,
    title: code,
    subtitle: subject.companyTitle(company),
    detail: null,
    activeStates: at,
    column: at[0] ?? '',
    since: company.status === null ? null : createdAt,
  };
}

/** Fills the form with the company's known values and generated ones. */
async function register(
  client: subject.UserClient,
  company: Company,
  args: OperatorArguments,
): Promise<void> {
  const typed = args['companyName'];
  const companyName = typeof typed === 'string' ? typed : company.name.zh;
  const creditCode = company.creditCode ?? invented.creditCode(company.code);
  const paper = { nameEn: company.name.en ?? company.code, creditCode };
  const licence = await client.upload(paperUpload('licence', paper));
  const bill = await client.upload(paperUpload('bill', paper));
  await client.call('registerCompany', {
    body: {
      companyCreditCode: creditCode,
      companyName,
      companyEmail: company.email ?? `${company.code.toLowerCase()}@example.com`,
      companyAddress: company.address ?? invented.address,
      corporation: company.corporation ?? invented.person,
      companyContacts: company.contacts ?? invented.person,
      companyContactPhone: company.contactPhone ?? invented.phone,
      companyZipCode: company.zipCode ?? invented.zipCode,
      attachmentId: [licence, bill],
    },
  });
}

function find(world: World, code: string): subject.Subject | null {
  const { store } = world;
  const company = store.companies.where('code', code)[0];
  if (company === undefined) return null;
  const person = subject.actingUserOf(world, store.users.where('companyCode', code), subject.changeRefusal);
  const action: subject.UserAction = {
    args: [{ name: 'companyName', type: 'text', required: false }],
    refusal: subject.changeRefusal(world, person),
    run: (client, args) => register(client, company, args),
  };
  const facts = subject.known([
    [{ zh: '统一社会信用代码', en: 'Credit code' }, company.creditCode],
    [{ zh: '邮箱', en: 'E-mail' }, company.email],
    [{ zh: '联系人', en: 'Contact person' }, company.contacts],
    [{ zh: '未通过原因', en: 'Why it failed' }, company.statusReason],
    [{ zh: '提交时间', en: 'Submitted' }, company.status === null ? null : dateTime(company.createdAt)],
  ]);
  const papers = [
    [company.licenceId, { zh: '营业执照', en: 'Business licence' }],
    [company.billInfoId, { zh: '开票信息', en: 'Billing information' }],
  ] as const;
  return {
    title: code,
    subtitle: subject.companyTitle(company),
    activeStates: companyAt(company),
    person,
    row: { argument: 'companyCode', value: code },
    actions: { registerCompany: action },
    due: {},
    facts: [{ title: { zh: '企业', en: 'Company' }, entries: facts }],
    files: papers.flatMap(([id, title]) => (id === null ? [] : [{ id, title }])),
    past:
      company.status === null
        ? []
        : [
            {
              at: company.createdAt,
              who: 'customer',
              text: { zh: '提交企业认证', en: 'Asked for certification' },
            },
          ],
    rows: new Set([`companies:${company.id}`]),
    portal: '/enterprise',
  };
}

export const companyKind: subject.ChartKind = {
  title: { zh: '企业', en: 'Companies' },
  chart: COMPANY_CHART,
  columns: Object.entries(COMPANY_CHART.states).map(([id, { title }]) => ({ id, title })),
  cards: (world) => world.store.companies.all().map(cardOf),
  find,
};
