/** Answers to requests to verify a received report (document 2 §2, §4). */
import { VERIFICATION } from '#src/lib/states.ts';
import { allowsStep } from '../domain/charts/chart.ts';
import { VERIFICATION_CHART, verificationAt } from '../domain/charts/verification.ts';
import { dateTime } from '../domain/dates.ts';
import { writtenIn } from '../domain/language.ts';
import { putFile } from '../domain/made-files.ts';
import type { Verification, Written, World } from '../world/entities.ts';
import type { OperatorAction } from './action.ts';
import { flag, optionalFlag, remarkArguments, remarkOf, rowStep, rowTitle } from './arguments.ts';
import { notify } from './notify.ts';

const GENUINE = {
  zh: '经核对，报告与平台登记信息一致。',
  en: 'The report agrees with what the platform has registered.',
};
const NOT_GENUINE = {
  zh: '报告与平台登记信息不一致，请向出具方索取原件。',
  en: 'The report does not agree with what the platform has registered. Ask whoever gave it to you for the original.',
};

function putOpinion({ store, ids, clock }: World, record: Verification, feedback: Written): void {
  const { id: verificationId, userId, registrationNumber: number } = record;
  const createdAt = clock.now();
  const fileName = `${number} 验证意见书.pdf`;
  const attachmentId = putFile(store, {
    id: ids.next('att'),
    fileName,
    businessType: 'VERIFY',
    access: 'owner',
    ownerCompanyCode: store.users.get(userId)?.companyCode ?? '',
    createdAt,
    maker: 'attachmentPdf',
    args: {
      title: { zh: '验证意见书', en: 'Verification opinion' },
      number,
      createdAt: dateTime(createdAt).slice(0, 10),
      paragraphs: [{ zh: writtenIn(feedback, 'zh'), en: writtenIn(feedback, 'en') }],
    },
  });
  store.verificationFiles.put({
    id: ids.next('ver-file'),
    verificationId,
    fileName,
    attachmentId,
    uploadedAt: createdAt,
    feedbackAt: createdAt,
    feedback,
  });
}

const decideVerification = rowStep({
  id: 'decideVerification',
  title: { zh: '答复报告验证', en: 'Answer a request to verify a report' },
  argument: 'verificationId',
  noun: { zh: '验证记录', en: 'verification record' },
  rows: ({ verifications }) => verifications,
  waits: (record) => allowsStep(VERIFICATION_CHART, 'decideVerification', verificationAt(record)),
  otherwise: ({ id, state }) => ({
    en: `a record in progress; ${id} has state ${state}`,
    zh: `验证中的记录：${id} 的状态为 ${state}`,
  }),
  shown:
    ({ store }) =>
    ({ id, registrationNumber, companyName }) => ({
      value: id,
      title: rowTitle(store, id, registrationNumber, companyName),
    }),
  extra: [
    { name: 'genuine', type: 'boolean', required: true },
    ...remarkArguments('feedback'),
    { name: 'withFile', type: 'boolean', required: false },
  ],
  act: (world, record, args) => {
    const { store, clock } = world;
    const { id } = record;
    const genuine = flag(args, 'genuine');
    const feedback = remarkOf(args, 'feedback', genuine ? GENUINE : NOT_GENUINE);
    store.verifications.update(id, { state: genuine ? VERIFICATION.succeeded : VERIFICATION.failed });
    for (const file of store.verificationFiles.where('verificationId', id)) {
      store.verificationFiles.update(file.id, { feedback, feedbackAt: clock.now() });
    }
    if (optionalFlag(args, 'withFile', false)) putOpinion(world, record, feedback);
    const number = record.registrationNumber;
    notify(
      world,
      record.userId,
      `${genuine ? '验证成功' : '验证失败'}：报告 ${number}。${writtenIn(feedback, 'zh')}`,
      `Verification ${genuine ? 'succeeded' : 'failed'}: report ${number}. ${writtenIn(feedback, 'en')}`,
      { kind: 'VERIFICATION', id },
    );
    return `Verification ${id} ${genuine ? 'succeeded' : 'failed'}`;
  },
});

export const verificationActions: readonly OperatorAction[] = [decideVerification];
