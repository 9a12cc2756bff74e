import { CONTRACT, LCA_CHECK, QUOTE, VERIFICATION } from '#src/lib/states.ts';
import { dateTime, dateTimeOrNull } from '../domain/dates.ts';
import { quoteValidUntil } from '../domain/papers.ts';
import { dueDateOf, verifyStateOf } from '../handlers/application/items.ts';
import type { Bilingual } from '../domain/charts/chart.ts';
import type {
  Application,
  ApplicationItem,
  Contract,
  Quote,
  Written,
  Store,
  World,
} from '../world/entities.ts';
import { productTitle, enteredCompany, same, type Subject } from './subject.ts';

type Entry = Subject['facts'][number]['entries'][number];

const QUOTE_WORDS: Readonly<Record<Quote['status'], Bilingual>> = {
  [QUOTE.notIssued]: { zh: '未出具', en: 'Not issued' },
  [QUOTE.pending]: { zh: '待确认', en: 'Waiting for the customer' },
  [QUOTE.confirmed]: { zh: '已确认', en: 'Confirmed' },
  [QUOTE.rejected]: { zh: '已拒绝', en: 'Rejected' },
};
const CONTRACT_WORDS: Readonly<Record<Contract['status'], Bilingual>> = {
  [CONTRACT.notStarted]: { zh: '未开始', en: 'Not started' },
  [CONTRACT.notStartedForNow]: { zh: '暂未开始', en: 'Not started for now' },
  [CONTRACT.awaitingCustomer]: { zh: '待确认', en: 'Waiting for the customer' },
  [CONTRACT.signed]: { zh: '已签订', en: 'Signed' },
  [CONTRACT.refused]: { zh: '已拒绝', en: 'Refused' },
};
const LCA_WORDS: Readonly<Record<Application['lcaCheck'], Bilingual>> = {
  [LCA_CHECK.pending]: { zh: '待校验', en: 'Awaiting the check' },
  [LCA_CHECK.passed]: { zh: '已通过', en: 'Passed' },
  [LCA_CHECK.correction]: { zh: '待修改', en: 'To be corrected' },
};
const VERIFY_WORDS = {
  [VERIFICATION.failed]: { zh: '未通过', en: 'Failed' },
  [VERIFICATION.succeeded]: { zh: '已通过', en: 'Passed' },
  [VERIFICATION.inProgress]: { zh: '验证中', en: 'In progress' },
} as const;
const NOT_YET: Bilingual = { zh: '尚未开始', en: 'Not yet' };

const L = {
  status: { zh: '状态', en: 'State' },
  number: { zh: '编号', en: 'Number' },
  amount: { zh: '金额', en: 'Amount' },
  issued: { zh: '出具', en: 'Issued' },
  until: { zh: '有效期至', en: 'Valid until' },
  decided: { zh: '答复', en: 'Decided' },
  remark: { zh: '意见', en: 'Remark' },
  company: { zh: '企业', en: 'Company' },
  applied: { zh: '申请时间', en: 'Applied' },
  due: { zh: '本阶段计划完成', en: 'Stage due' },
} as const;

function entry(label: Bilingual, value: Written | null): Entry[] {
  return value === null ? [] : [[label, same(value)]];
}

function quoteFact(quote: Quote): Subject['facts'][number] {
  return {
    title: { zh: `报价 ${quote.id}`, en: `Quote ${quote.id}` },
    entries: [
      ...entry(L.status, QUOTE_WORDS[quote.status]),
      ...entry(L.amount, quote.issuedAt === null ? null : `CNY ${quote.amount.toLocaleString('en')}`),
      ...entry(L.issued, dateTimeOrNull(quote.issuedAt)),
      ...entry(L.until, quoteValidUntil(quote)),
      ...entry(L.decided, dateTimeOrNull(quote.decidedAt)),
    ],
  };
}

function contractFact(contract: Contract): Subject['facts'][number] {
  return {
    title: { zh: `合同 ${contract.id}`, en: `Contract ${contract.id}` },
    entries: [
      ...entry(L.status, CONTRACT_WORDS[contract.status]),
      ...entry(L.number, contract.number),
      ...entry(L.issued, dateTimeOrNull(contract.issuedAt)),
      ...entry(L.decided, dateTimeOrNull(contract.decidedAt)),
    ],
  };
}

export function applicationFacts({ store }: World, application: Application): Subject['facts'] {
  const { id, companyCode, companyName, pcrNumber, items, stage } = application;
  const verified = verifyStateOf(application);
  const company = enteredCompany(store, companyName, companyCode);
  return [
    {
      title: { zh: '申请', en: 'Application' },
      entries: [
        ...entry(L.company, { zh: `${company.zh} (${companyCode})`, en: `${company.en} (${companyCode})` }),
        ...entry(same('PCR'), pcrNumber),
        ...entry(L.applied, dateTime(application.appliedAt)),
        ...entry(L.due, dueDateOf(application)),
        ...items.flatMap(({ productName, productType, declarationId }, index) => {
          const declared =
            declarationId === null ? undefined : store.declarations.get(declarationId)?.registrationNumber;
          const label = { zh: `产品 ${index + 1}`, en: `Product ${index + 1}` };
          const name = productTitle(store, productName);
          const rest = [productType, declared]
            .flatMap((part) => (part === undefined ? [] : ` · ${part}`))
            .join('');
          return entry(label, { zh: `${name.zh}${rest}`, en: `${name.en}${rest}` });
        }),
      ],
    },
    ...store.quotes.where('applicationId', id).map(quoteFact),
    ...store.contracts.where('applicationId', id).map(contractFact),
    {
      title: { zh: 'LCA 数据', en: 'LCA data' },
      entries: [
        ...entry(L.status, stage < 30 ? NOT_YET : LCA_WORDS[application.lcaCheck]),
        ...entry(L.remark, application.lcaRemark),
      ],
    },
    {
      title: { zh: '独立验证', en: 'Independent verification' },
      entries: [
        ...entry(L.status, verified === null ? NOT_YET : VERIFY_WORDS[verified]),
        ...entry(L.remark, application.verificationRemark),
      ],
    },
  ];
}

const ITEM_FILES = [
  ['lcaAttachmentId', { zh: 'LCA 报告', en: 'LCA report' }],
  ['dataAttachmentId', { zh: '数据收集表', en: 'Data table' }],
  ['preReportAttachmentId', { zh: 'EPD 预报告', en: 'EPD pre-report' }],
  ['reportCnId', { zh: '中文报告', en: 'Chinese report' }],
  ['reportEnId', { zh: '英文报告', en: 'English report' }],
] as const satisfies readonly (readonly [keyof ApplicationItem, Bilingual])[];

export function applicationFiles({ store }: { store: Store }, application: Application): Subject['files'] {
  const { id, items } = application;
  const paper = (title: Bilingual, attachmentId: string | null): Subject['files'] =>
    attachmentId === null ? [] : [{ id: attachmentId, title }];
  return [
    ...store.quotes
      .where('applicationId', id)
      .flatMap((row) => paper({ zh: `报价 ${row.id}`, en: `Quote ${row.id}` }, row.attachmentId)),
    ...store.contracts
      .where('applicationId', id)
      .flatMap((row) => paper({ zh: `合同 ${row.id}`, en: `Contract ${row.id}` }, row.attachmentId)),
    ...items.flatMap((item, index) =>
      ITEM_FILES.flatMap(([field, title]) =>
        paper(
          { zh: `产品 ${index + 1} · ${title.zh}`, en: `Product ${index + 1} · ${title.en}` },
          item[field],
        ),
      ),
    ),
  ];
}
