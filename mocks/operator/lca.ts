/** LCA calculation and independent verification: stages 30 and 40 (document 2 §4). */
import { LCA_CHECK } from '#src/lib/states.ts';
import type { OperatorAction } from './action.ts';
import { applicationStep, enterStage, sendBack, notifyApplicant } from './application-step.ts';
import { remarkArguments, remarkOf } from './arguments.ts';
import { writtenIn } from '../domain/language.ts';

const REMARK = remarkArguments('remark');

const DATA_DIFFER = {
  zh: '数据收集表与 LCA 报告不一致，请修改后重新上传。',
  en: 'The data-collection table and the LCA report disagree. Correct them and upload them again.',
};
const VERIFIER_ASKS = {
  zh: '验证机构要求补充外购电力凭证并更正运输距离。',
  en: 'The verifier asks for evidence of the purchased power and for corrected transport distances.',
};

const startLca = applicationStep({
  id: 'startLca',
  needs: 'at stage 20 with a signed contract',
  act: (world, { application }) => {
    enterStage(world, application, 30, {
      lcaCheck: LCA_CHECK.pending,
      lcaRemark: null,
      correctionAskedAt: null,
    });
    notifyApplicant(world, application, null, {
      zh: 'LCA 计算开始：{of}。',
      en: 'LCA calculation begun: {of}.',
    });
    return 'LCA calculation started for {of}';
  },
});

const requestLcaCorrection = applicationStep({
  id: 'requestLcaCorrection',
  needs: 'at stage 30 whose LCA data await their check',
  extra: REMARK,
  act: (world, { application }, args) => {
    const remark = remarkOf(args, 'remark', DATA_DIFFER);
    world.store.applications.update(application.id, {
      lcaCheck: LCA_CHECK.correction,
      lcaRemark: remark,
      correctionAskedAt: world.clock.now(),
    });
    notifyApplicant(world, application, 'FILES', {
      zh: `请修改 LCA 数据：{of}。${writtenIn(remark, 'zh')}`,
      en: `Correct LCA data: {of}. ${writtenIn(remark, 'en')}`,
    });
    return 'Correction of the LCA data asked for {of}';
  },
});

const passLcaCheck = applicationStep({
  id: 'passLcaCheck',
  needs: 'at stage 30 whose LCA data await their check and whose files are all there',
  act: (world, { application }) => {
    world.store.applications.update(application.id, { lcaCheck: LCA_CHECK.passed, lcaRemark: null });
    notifyApplicant(world, application, null, {
      zh: 'LCA 数据通过校验：{of}。',
      en: 'LCA data passed: {of}.',
    });
    return 'LCA data of {of} passed';
  },
});

const sendToVerification = applicationStep({
  id: 'sendToVerification',
  needs: 'at stage 30 whose LCA data have passed their check',
  act: (world, { application }) => {
    enterStage(world, application, 40, { verificationRemark: null });
    notifyApplicant(world, application, null, { zh: '已送独立验证：{of}。', en: 'With the verifier: {of}.' });
    return '{of} sent to independent verification';
  },
});

const passVerification = applicationStep({
  id: 'passVerification',
  needs: 'at stage 40',
  act: (world, { application }) => {
    enterStage(world, application, 50, { verificationRemark: null });
    notifyApplicant(world, application, null, {
      zh: '独立验证通过：{of}，进入报告编制阶段。',
      en: 'Verification passed: {of}. The report is now being written.',
    });
    return '{of} passed independent verification';
  },
});

/** Back to stage 30 with a correction: the only state in which the customer can upload again (document 2 §4). */
const failVerification = applicationStep({
  id: 'failVerification',
  needs: 'at stage 40',
  extra: REMARK,
  act: (world, { application }, args) => {
    const remark = remarkOf(args, 'remark', VERIFIER_ASKS);
    const patch = {
      lcaCheck: LCA_CHECK.correction,
      lcaRemark: remark,
      correctionAskedAt: world.clock.now(),
      verificationRemark: remark,
    };
    sendBack(world, { ...application, stage: 40 }, remark, { stage: 30, patch });
    notifyApplicant(world, application, 'FILES', {
      zh: `独立验证退回：{of}。${writtenIn(remark, 'zh')}`,
      en: `Verifier sent back: {of}. ${writtenIn(remark, 'en')}`,
    });
    return '{of} sent back from independent verification';
  },
});

export const lcaActions: readonly OperatorAction[] = [
  startLca,
  requestLcaCorrection,
  passLcaCheck,
  sendToVerification,
  passVerification,
  failVerification,
];
