/** Companies and their certification (document 1 §7, document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Company, Store } from '../../world/entities.ts';
import { companyEmail, registerCompany } from './register.ts';
import { fail, ok, signedIn, type Handlers, refuse, type Text } from '../handler.ts';
import { certifiedCompany, companyOf, refuseLeaving } from '../shared/permissions.ts';
import { readForm } from '../shared/form.ts';
import { dateTime } from '../../domain/dates.ts';
import { writtenIn, type Language } from '../../domain/language.ts';

type Wire = components['schemas'];

const NO_COMPANY: Text = { zh: '企业不存在', en: 'The company does not exist.' };
const FOREIGN_COMPANY: Text = {
  zh: '只能查看或修改您所属的企业',
  en: 'You can only see and change your own company.',
};

const certifiedByName = ({ companies }: Store): Wire['CompanyListItem'][] =>
  companies
    .where('status', COMPANY_STATUS.certified)
    .map(({ id, code, name }) => ({ id, companyCode: code, companyName: name.zh, companyNameEn: name.en }))
    .sort((a, b) => a.companyName.localeCompare(b.companyName, 'zh'));

function toDetail(company: Company): Wire['CompanyDetail'] {
  return {
    id: company.id,
    companyCode: company.code,
    companyName: company.name.zh,
    companyNameEn: company.name.en,
    companyType: company.companyType,
    companyStatus: company.status,
    companyCreditCode: company.creditCode,
    companyEmail: company.email,
    companyAddress: company.address,
    corporation: company.corporation,
    companyContacts: company.contacts,
    companyContactPhone: company.contactPhone,
    companyZipCode: company.zipCode,
    attachmentId: [company.licenceId, company.billInfoId].filter((id) => id !== null),
  };
}

function toCompanyOfUser(company: Company, language: Language): Wire['CompanyOfUser'] {
  return {
    id: company.id,
    companyCode: company.code,
    companyName: company.name.zh,
    companyNameEn: company.name.en,
    companyEmail: company.email,
    companyStatus: company.status,
    companyRejectReason:
      company.status === COMPANY_STATUS.failed ? writtenIn(company.statusReason, language) : null,
    companySubmitTime: company.status === null ? null : dateTime(company.createdAt),
  };
}

/** User without a company: a success, so that the portal's guards can read it. */
const WITHOUT_COMPANY: Wire['CompanyOfUser'] = {
  id: null,
  companyCode: null,
  companyName: null,
  companyNameEn: null,
  companyEmail: null,
  companyStatus: null,
  companyRejectReason: null,
  companySubmitTime: null,
};

export const companyHandlers = {
  /** Only the own company: certification data is private. */
  getCompanyDetail: signedIn((call) => {
    const company = call.world.store.companies.where('code', call.path.companyCode)[0];
    if (company === undefined) return refuse(call, NO_COMPANY);
    return company.code === call.user.companyCode ? ok(toDetail(company)) : refuse(call, FOREIGN_COMPANY);
  }),

  getCompanyOfUser: signedIn(({ world, user, path, language }) => {
    if (path.userId !== user.id) return fail('USER_NOT_FOUND');
    const company = companyOf({ world, user });
    return ok(company === undefined ? WITHOUT_COMPANY : toCompanyOfUser(company, language));
  }),

  updateCompanyEmail: signedIn((call) => {
    const form = readForm(call, call.body, { companyEmail });
    if (companyOf(call)?.id !== call.body.id) return refuse(call, FOREIGN_COMPANY);
    refuseLeaving(call);
    const company = certifiedCompany(call);
    call.world.store.companies.update(company.id, { email: form.companyEmail });
    return ok(null);
  }),

  registerCompany,

  listCompanies: signedIn(({ world }) => ok(certifiedByName(world.store))),
} satisfies Handlers<OperationsOf<'company'>>;
