/** Report production, panel review and release: stages 50, 60 and 70 (document 2 §4). */
import { putReports } from '../domain/made-files.ts';
import { assess, putDeclaration, serialOf } from '../domain/declaration-record.ts';
import type { Application, Declaration, World } from '../world/entities.ts';
import { OperatorError, type OperatorAction } from './action.ts';
import { applicationStep, eachItem, enterStage, sendBack, notifyApplicant } from './application-step.ts';
import { flag, optionalFlag, optionalNumber, remarkArguments, remarkOf } from './arguments.ts';
import { writtenIn } from '../domain/language.ts';

const produceReport = applicationStep({
  id: 'produceReport',
  needs: 'at stage 50',
  act: (world, { application }) => {
    const { id: applicationId, companyCode } = application;
    const createdAt = world.clock.now();
    const items = eachItem(application, ({ productName }, item) => {
      const { cn, en } = putReports(world.store, {
        applicationId,
        item,
        companyCode,
        productName,
        createdAt,
      });
      return { reportCnId: cn, reportEnId: en };
    });
    enterStage(world, application, 60, { items });
    notifyApplicant(world, application, null, {
      zh: '报告编制完成：{of}，提交评审组评审。',
      en: 'Reports ready: {of}. They now go to the review panel.',
    });
    return 'Reports of {of} produced';
  },
});

const PANEL_ASKS = {
  zh: '请补充系统边界说明并核对指标单位。',
  en: 'Describe the system boundary and check the units of the indicators.',
};

const decidePanelReview = applicationStep({
  id: 'decidePanelReview',
  title: { zh: '评审组评审结论', en: 'Decide the panel review' },
  needs: 'at stage 60',
  extra: [{ name: 'approve', type: 'boolean', required: true }, ...remarkArguments('remark')],
  act: (world, { application }, args) => {
    if (flag(args, 'approve')) {
      enterStage(world, application, 70);
      notifyApplicant(world, application, null, {
        zh: '评审通过：{of}，报告即将发布。',
        en: 'Panel approved: {of}. The report will be released soon.',
      });
      return 'The review panel approved {of}';
    }
    const remark = remarkOf(args, 'remark', PANEL_ASKS);
    sendBack(world, { ...application, stage: 60 }, remark, { stage: 50 });
    notifyApplicant(world, application, null, {
      zh: `评审意见：{of}，平台正在修改报告。${writtenIn(remark, 'zh')}`,
      en: `Panel comments: {of}. The platform is revising the report: ${writtenIn(remark, 'en')}`,
    });
    return 'The review panel sent {of} back';
  },
});

interface Release {
  readonly onChain: boolean;
  readonly gwp: number | undefined;
}

/** Numbers are never reused. */
function nextSerial({ declarations }: World['store']): number {
  return 1 + declarations.all().reduce((highest, { id }) => Math.max(highest, serialOf(id)), 0);
}

function release(
  world: World,
  application: Application,
  index: number,
  { onChain, gwp }: Release,
): Declaration {
  const { store, clock, seed } = world;
  const item = application.items[index];
  if (item === undefined)
    throw new OperatorError(
      `The application has no product ${index + 1}`,
      `该申请没有第 ${index + 1} 个产品`,
    );
  const assessment = assess(store, application, item);
  const serial = nextSerial(store);
  return putDeclaration(store, {
    serial,
    type: item.productType,
    productName: assessment.productName,
    companyCode: application.companyCode,
    pcrNumber: application.pcrNumber,
    route: assessment.route,
    gwp: gwp ?? assessment.gwp,
    publishedOn: clock.today(),
    hasEnglishReport: true,
    verifier: assessment.verifier,
    chain: { data: onChain, report: onChain },
    releasedAt: clock.now(),
    applicationId: application.id,
    seed,
  });
}

const publishReport = applicationStep({
  id: 'publishReport',
  needs: 'at stage 70 that is not released yet',
  extra: [
    { name: 'onChain', type: 'boolean', required: false },
    { name: 'gwp', type: 'number', required: false },
  ],
  act: (world, { application }, args) => {
    const how: Release = { onChain: optionalFlag(args, 'onChain', true), gwp: optionalNumber(args, 'gwp') };
    if (how.gwp !== undefined && !Number.isInteger(how.gwp))
      throw new OperatorError('"gwp" must be a whole number', 'GWP 须为整数');
    const numbers: string[] = [];
    const items = eachItem(application, (item, index) => {
      if (item.declarationId !== null) return {};
      const declaration = release(world, application, index, how);
      numbers.push(declaration.registrationNumber);
      return {
        declarationId: declaration.id,
        reportCnId: declaration.cnAttachmentId,
        reportEnId: declaration.enAttachmentId,
      };
    });
    world.store.applications.update(application.id, { items });
    notifyApplicant(world, application, null, {
      zh: `已发布：{of}，注册号：${numbers.join('、')}。`,
      en: `Released: {of}. Registration number: ${numbers.join(', ')}.`,
    });
    return `Released ${numbers.join(', ')}`;
  },
});

export const reportActions: readonly OperatorAction[] = [produceReport, decidePanelReview, publishReport];
