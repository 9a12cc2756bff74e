/** An operator action: one action of the platform's staff, as a pure step on the World. */
import type { components } from '../openapi/control.gen.ts';
import type { World } from '../world/entities.ts';
import { type TwoLanguages, BilingualError } from '../lib/text.ts';

const TITLES: Readonly<Record<string, TwoLanguages>> = {
  applicationId: { zh: '申请', en: 'Application' },
  amount: { zh: '金额（元）', en: 'Amount (CNY)' },
  remark: { zh: '备注', en: 'Remark' },
  remarkEn: { zh: '英文备注', en: 'Remark in English' },
  approve: { zh: '通过', en: 'Approve' },
  onChain: { zh: '上链存证', en: 'On the blockchain too' },
  gwp: { zh: 'GWP（kg CO₂e / t）', en: 'GWP (kg CO₂e / t)' },
  userId: { zh: '用户', en: 'Person' },
  reason: { zh: '原因', en: 'Reason' },
  reasonEn: { zh: '英文原因', en: 'Reason in English' },
  companyCode: { zh: '企业', en: 'Company' },
  verificationId: { zh: '验证记录', en: 'Verification record' },
  genuine: { zh: '报告属实', en: 'The report is genuine' },
  feedback: { zh: '反馈意见', en: 'Feedback' },
  feedbackEn: { zh: '英文反馈意见', en: 'Feedback in English' },
  withFile: { zh: '附书面意见', en: 'With the written opinion' },
  requestId: { zh: 'PCR 申请', en: 'PCR request' },
  publish: { zh: '发布', en: 'Publish' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  subscriptionId: { zh: '试用申请', en: 'Trial' },
  lowCarbonId: { zh: '低碳钢申请', en: 'Low-carbon application' },
  accept: { zh: '受理', en: 'Accept' },
  feedbackId: { zh: '意见反馈', en: 'Feedback' },
  zh: { zh: '中文内容', en: 'Chinese text' },
  en: { zh: '英文内容', en: 'English text' },
  name: { zh: '开关', en: 'Switch' },
  value: { zh: '状态', en: 'State' },
  titleZh: { zh: '中文标题', en: 'Chinese title' },
  titleEn: { zh: '英文标题', en: 'English title' },
  textZh: { zh: '中文正文', en: 'Chinese body' },
  textEn: { zh: '英文正文', en: 'English body' },
  picture: { zh: '配图', en: 'With a picture' },
  files: { zh: '附件名称（分号分隔）', en: 'Names of attachments (semicolons between)' },
  type: { zh: '类型', en: 'Type' },
  introductionZh: { zh: '中文简介', en: 'Chinese introduction' },
  introductionEn: { zh: '英文简介', en: 'English introduction' },
  language: { zh: '语言', en: 'Language' },
  enable: { zh: '启用', en: 'On' },
  version: { zh: '版本', en: 'Version' },
};

export function titleOf(name: string): TwoLanguages {
  return TITLES[name] ?? { zh: name, en: name };
}

export interface Choice {
  readonly value: string;
  readonly title: TwoLanguages;
}

/** Description of an argument, from which the UI builds a form. */
export interface OperatorArgument {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean';
  readonly required: boolean;
  readonly max?: number;
  /** Current options; any value of the type if omitted. */
  readonly options?: readonly Choice[];
  /** The options are rows: the action itself explains why another row is not possible. */
  readonly isRow?: true;
}

export type OperatorArguments = Readonly<Record<string, unknown>>;

export interface OperatorAction {
  /** Stable identifier for tests and scripts, e.g. `issueQuote`. */
  readonly id: components['schemas']['ControlStepId'];
  readonly title: TwoLanguages;
  readonly args: (world: World) => readonly OperatorArgument[];
  /** Whether any row can be acted on now. */
  readonly possible: (world: World) => boolean;
  /** Performs the action. `changed` summarises it in one sentence; throws {@link OperatorError} if not possible now. */
  readonly run: (world: World, args: OperatorArguments) => { readonly changed: string };
}

/** The action is not possible now, or its arguments are invalid. The control API answers HTTP 400. */
export class OperatorError extends BilingualError {
  override readonly name = 'OperatorError';
}
