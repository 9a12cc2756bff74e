/** Published declarations: search, product page, QR codes (document 2 §2, §7). */
import { ADDRESS_MAX, ID_MAX, LONG_TEXT_MAX } from '#src/lib/limits.ts';
import type { OperationsOf } from '../../openapi/operations.ts';
import { PLAIN_SEARCH, QR_SETTING } from '../../domain/settings.ts';
import { toDeclaration } from './to-answer.ts';
import { peersOf, getProductInfo } from './product-info.ts';
import { declarationIndex, type SearchFilter } from './search-index.ts';
import type { Store } from '../../world/entities.ts';
import { ok, signedIn, type Handlers, refuse, type Text } from '../handler.ts';
import * as forms from '../shared/form.ts';
import { present } from '../../lib/tables.ts';

/** Removes the portal's additions to the documented call (decision 31). */
export function documentedOnly({
  companyCode,
  pcrNumber,
  epdKeyword,
  epdEffectiveDate,
  epdExpirationDate,
}: SearchFilter): SearchFilter {
  return present({ companyCode, pcrNumber, epdKeyword, epdEffectiveDate, epdExpirationDate });
}

const NO_DECLARATION: Text = { zh: '声明不存在', en: 'The declaration does not exist.' };
const OWNER_ONLY: Text = { zh: '仅声明所属企业可查看二维码', en: 'QR codes are shown to the owner only.' };
const QR_OFF: Text = { zh: '平台未开启二维码展示', en: 'The platform does not show QR codes at present.' };

const SEARCH = {
  ...forms.PAGE,
  companyCode: forms.filterCode('企业编号', 'Company code'),
  pcrNumber: forms.filterCode('PCR 编号', 'PCR number'),
  epdKeyword: forms.keyword('关键词', 'Keyword'),
  epdEffectiveDate: forms.optional(forms.day),
  epdExpirationDate: forms.optional(forms.day),
  loginCompanyCode: forms.filterCode('企业编号', 'Company code'),
} as const;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const VISIT = {
  userId: forms.unread(ID_MAX),
  userCode: forms.matching(UUID, forms.INCOMPLETE),
  accessPage: forms.line({ label: { zh: '访问页面', en: 'The page' }, max: ADDRESS_MAX }),
  accessData: forms.unread(LONG_TEXT_MAX),
} as const;

/** '1' shows QR codes in the search, '0' (default) hides them. */
function qrSetting(store: Store): '0' | '1' {
  return store.settings.get(QR_SETTING)?.value === '1' ? '1' : '0';
}

export const declarationHandlers = {
  searchDeclarations: (call) => {
    const { world, body } = call;
    const form = forms.readForm(call, body, SEARCH);
    const { productType, productionRoute, sort, validOnly, gwpMin, gwpMax } = body;
    const sent = present({ ...form, productType, productionRoute, sort, validOnly, gwpMin, gwpMax });
    const plain = world.store.settings.get(PLAIN_SEARCH)?.value === '1';
    const index = declarationIndex(world.store);
    const today = world.clock.today();
    const rows = index.search(plain ? documentedOnly(sent) : sent, today);
    const page = forms.mappedPage(rows, form, (row) => toDeclaration(world.store, row));
    const { pcrNumber } = form;
    if (pcrNumber === null || plain) return ok(page);
    return ok({ ...page, peers: peersOf(world, pcrNumber), spread: index.spread(pcrNumber, today) });
  },

  getProductInfo,

  /** The user comes from the session, never from the body. */
  createAccessRecord: (call) => {
    const { store, ids, clock } = call.world;
    const form = forms.readForm(call, call.body, VISIT);
    store.pageVisits.put({
      id: ids.next('visit'),
      page: form.accessPage,
      data: form.accessData,
      userId: call.user?.id ?? null,
      userCode: form.userCode,
      at: clock.now(),
    });
    return ok(null);
  },

  getQrSetting: ({ world }) => ok({ fieldValue: qrSetting(world.store) }),

  /** Only of the own company, and only while the platform shows QR codes (document 2 §2). */
  getDeclarationQr: signedIn((call) => {
    const { store } = call.world;
    const row = store.declarations.get(call.path.id);
    if (row === undefined) return refuse(call, NO_DECLARATION);
    if (row.companyCode !== call.user.companyCode) return refuse(call, OWNER_ONLY);
    return qrSetting(store) === '1' ? ok({ attachmentId: row.qrAttachmentId }) : refuse(call, QR_OFF);
  }),
} satisfies Handlers<OperationsOf<'declaration'>>;
