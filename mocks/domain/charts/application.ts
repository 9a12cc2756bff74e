/** Transitions of an application (document 2 §4). */
import { GROUPS, STATES, type ApplicationState, LATE_FILES } from './application-at.ts';
import { customer, staff, type Chart } from './chart.ts';

/** States before the LCA check passes, without a requested correction. */
const BEFORE_CHECK: readonly ApplicationState[] = [
  'applied',
  'quote-waiting',
  'quote-over',
  'quote-rejected',
  'contract-preparing',
  'contract-waiting',
  'contract-refused',
  'contract-signed',
  'lca-checking',
];

export const APPLICATION_CHART: Chart<ApplicationState> = {
  groups: GROUPS,
  states: STATES,
  transitions: [
    staff(
      'issueQuote',
      '出具报价',
      'Issue a quote',
      ['applied', 'quote-rejected', 'quote-over'],
      'quote-waiting',
    ),
    customer('confirmQuote', '确认报价', 'Confirm the quote', ['quote-waiting'], 'contract-preparing'),
    customer(
      'refuseQuote',
      '拒绝报价',
      'Reject the quote',
      ['quote-waiting', 'quote-over'],
      'quote-rejected',
    ),
    {
      id: 'quoteRunsOut',
      title: { zh: '报价过期', en: 'The quote runs out' },
      who: 'time',
      by: { passing: 'days' },
      from: ['quote-waiting'],
      to: 'quote-over',
    },
    staff(
      'issueContract',
      '出具合同',
      'Issue a contract',
      ['contract-preparing', 'contract-refused'],
      'contract-waiting',
    ),
    customer('confirmContract', '确认合同', 'Confirm the contract', ['contract-waiting'], 'contract-signed'),
    customer('refuseContract', '拒绝合同', 'Refuse the contract', ['contract-waiting'], 'contract-refused'),
    staff('startLca', '启动 LCA 计算', 'Start LCA calculation', ['contract-signed'], 'lca-checking'),
    staff(
      'requestLcaCorrection',
      '退回修改 LCA 数据',
      'Ask for a correction of the LCA data',
      ['lca-checking'],
      'lca-correction',
    ),
    customer(
      'updateLcaValidation',
      '确认已修改',
      'Say that the data are corrected',
      ['lca-correction'],
      'lca-checking',
    ),
    staff(
      'passLcaCheck',
      '通过 LCA 数据校验',
      'Pass the check of the LCA data',
      ['lca-checking'],
      'lca-passed',
      { unless: ['files-missing'] },
    ),
    staff(
      'sendToVerification',
      '送交独立验证',
      'Send to independent verification',
      ['lca-passed'],
      'verifying',
    ),
    staff('passVerification', '独立验证通过', 'Pass independent verification', ['verifying'], 'reporting'),
    staff(
      'failVerification',
      '独立验证退回',
      'Send back from independent verification',
      ['verifying'],
      'lca-correction',
    ),
    staff('produceReport', '完成报告编制', 'Produce the report', ['reporting'], 'panel-review'),
    staff('approveReport', '评审组通过', 'The panel approves', ['panel-review'], 'releasing', {
      by: { step: 'decidePanelReview', given: { approve: true } },
    }),
    staff('returnReport', '评审组退回', 'The panel sends it back', ['panel-review'], 'reporting', {
      by: { step: 'decidePanelReview', given: { approve: false } },
    }),
    staff('publishReport', '发布报告', 'Release the report', ['releasing'], 'released'),
    ...Object.values(LATE_FILES).map(
      ({ call, title }) =>
        ({
          id: call,
          title,
          who: 'customer',
          by: { call },
          from: [...BEFORE_CHECK, 'lca-correction'],
          to: null,
          ends: 'files-missing',
        }) as const,
    ),
  ],
};
