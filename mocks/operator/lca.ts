/** LCA calculation and independent verification: stages 30 and 40 (document 2 §4). */
import { LCA_CHECK } from '#src/lib/states.ts';
import type { OperatorAction } from './action.ts';
import { applicationStep, moveTo, subject, tellApplicant } from './application-step.ts';
import { optionalText, remarkArgument } from './arguments.ts';

const REMARK = [remarkArgument('remark')];

const startLca = applicationStep({
  id: 'startLca',
  title: { zh: '启动 LCA 计算', en: 'Start LCA calculation' },
  needs: 'at stage 20 with a signed contract',
  act: (world, { application }) => {
    moveTo(world, application, 30, { lcaCheck: LCA_CHECK.pending, lcaRemark: null, correctionAskedAt: null });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 已进入 LCA 计算阶段。`,
      en: `Your application ${en} has entered LCA calculation.`,
    }));
    return `LCA calculation started for ${subject(application).en}`;
  },
});

const requestLcaCorrection = applicationStep({
  id: 'requestLcaCorrection',
  title: { zh: '退回修改 LCA 数据', en: 'Ask for a correction of the LCA data' },
  needs: 'at stage 30 whose LCA data await their check',
  extra: REMARK,
  act: (world, { application }, args) => {
    const remark = optionalText(args, 'remark') ?? '数据收集表与 LCA 报告不一致，请修改后重新上传。';
    world.store.applications.update(application.id, {
      lcaCheck: LCA_CHECK.correction,
      lcaRemark: remark,
      correctionAskedAt: world.clock.now(),
    });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 的 LCA 数据需要修改：${remark}`,
      en: `The LCA data of ${en} needs correction: ${remark}`,
    }));
    return `Correction of the LCA data asked for ${subject(application).en}`;
  },
});

const passLcaCheck = applicationStep({
  id: 'passLcaCheck',
  title: { zh: '通过 LCA 数据校验', en: 'Pass the check of the LCA data' },
  needs: 'at stage 30 whose LCA data await their check',
  act: (world, { application }) => {
    world.store.applications.update(application.id, { lcaCheck: LCA_CHECK.passed, lcaRemark: null });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 的 LCA 数据已通过校验。`,
      en: `The LCA data of ${en} has passed its check.`,
    }));
    return `LCA data of ${subject(application).en} passed`;
  },
});

const sendToVerification = applicationStep({
  id: 'sendToVerification',
  title: { zh: '送交独立验证', en: 'Send to independent verification' },
  needs: 'at stage 30 whose LCA data have passed their check',
  act: (world, { application }) => {
    moveTo(world, application, 40, { verificationRemark: null });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 已送第三方独立验证。`,
      en: `Your application ${en} is with the independent verifier.`,
    }));
    return `${subject(application).en} sent to independent verification`;
  },
});

const passVerification = applicationStep({
  id: 'passVerification',
  title: { zh: '独立验证通过', en: 'Pass independent verification' },
  needs: 'at stage 40',
  act: (world, { application }) => {
    moveTo(world, application, 50, { verificationRemark: null });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 已通过独立验证，进入报告编制阶段。`,
      en: `Your application ${en} has passed independent verification and entered report production.`,
    }));
    return `${subject(application).en} passed independent verification`;
  },
});

/** Back to stage 30 with a correction: that is the only state in which the customer can upload again (document 2 §4). */
const failVerification = applicationStep({
  id: 'failVerification',
  title: { zh: '独立验证退回', en: 'Send back from independent verification' },
  needs: 'at stage 40',
  extra: REMARK,
  act: (world, { application }, args) => {
    const remark = optionalText(args, 'remark') ?? '验证机构要求补充外购电力凭证并更正运输距离。';
    moveTo(world, application, 30, {
      lcaCheck: LCA_CHECK.correction,
      lcaRemark: remark,
      correctionAskedAt: world.clock.now(),
      verificationRemark: remark,
    });
    tellApplicant(world, application, ({ zh, en }) => ({
      zh: `您的申请 ${zh} 被独立验证退回：${remark}`,
      en: `Independent verification sent ${en} back: ${remark}`,
    }));
    return `${subject(application).en} sent back from independent verification`;
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
