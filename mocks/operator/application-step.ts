import { STAGES, type MessagePart, type Stage } from '#src/lib/states.ts';
import { applicationSubject } from '../domain/product-names.ts';
import { caseOf, type Case } from '../domain/papers.ts';
import { applicationAt, missingFilesOf } from '../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../domain/charts/application.ts';
import { allowsStep } from '../domain/charts/chart.ts';
import type { Application, ApplicationItem, World } from '../world/entities.ts';
import {
  OperatorError,
  type OperatorAction,
  type OperatorArgument,
  type OperatorArguments,
} from './action.ts';
import { rowArgument, rowTitle, text } from './arguments.ts';
import { notify } from './notify.ts';

interface Step {
  /** Key in the state chart of applications, which defines when the action is possible. */
  readonly id: OperatorAction['id'];
  /** By default that of the transition. */
  readonly title?: OperatorAction['title'];
  /** Precondition in words, for the error message. */
  readonly needs: string;
  readonly extra?: readonly OperatorArgument[];
  /** Returns what has changed; `{of}` in it is the application. */
  readonly act: (world: World, file: Case, args: OperatorArguments) => string;
}

function describe({ application, quote, contract }: Case): string {
  const papers = `quote ${quote?.status ?? 'none'}, contract ${contract?.status ?? 'none'}`;
  const { number, stage, lcaCheck } = application;
  return `${number} is at stage ${stage} with ${papers}, LCA check ${lcaCheck}, missing files ${missingFilesOf(application)}`;
}

function describeZh({ application, quote, contract }: Case): string {
  const papers = `报价 ${quote?.status ?? '无'}，合同 ${contract?.status ?? '无'}`;
  const { number, stage, lcaCheck } = application;
  return `${number} 处于阶段 ${stage}，${papers}，LCA 校验 ${lcaCheck}，缺少文件 ${missingFilesOf(application)} 份`;
}

function titleOf(step: string): OperatorAction['title'] {
  const transition = APPLICATION_CHART.transitions.find(({ id }) => id === step);
  if (transition === undefined) throw new Error(`The chart has no title for "${step}"`);
  return transition.title;
}

export function applicationStep({ id, title = titleOf(id), needs, extra = [], act }: Step): OperatorAction {
  const ready = (file: Case): boolean => allowsStep(APPLICATION_CHART, id, applicationAt(file));
  const candidates = (world: World): Case[] =>
    world.store.applications
      .all()
      .map((application) => caseOf(world, application))
      .filter(ready);
  return {
    id,
    title,
    args: (world) => [
      rowArgument(
        'applicationId',
        candidates(world),
        ({ application: { id: value, number, companyName } }) => ({
          value,
          title: rowTitle(world.store, number, companyName),
        }),
      ),
      ...extra,
    ],
    possible: (world) => candidates(world).length > 0,
    run: (world, args) => {
      const applicationId = text(args, 'applicationId');
      const application = world.store.applications.get(applicationId);
      if (application === undefined)
        throw new OperatorError(`There is no application "${applicationId}"`, `没有申请“${applicationId}”`);
      const file = caseOf(world, application);
      if (!ready(file))
        throw new OperatorError(
          `${id} needs an application ${needs}; ${describe(file)}`,
          `现在不能“${title.zh}”：${describeZh(file)}`,
        );
      const changed = act(world, file, args);
      return { changed: changed.replace('{of}', () => applicationSubject(world.store, application).en) };
    },
  };
}

/** Going back clears the times of later stages. */
export function enterStage(
  { store, clock }: World,
  application: Application,
  stage: Stage,
  patch: Partial<Omit<Application, 'id'>> = {},
): void {
  const stageEnteredAt: Application['stageEnteredAt'] = {};
  for (const known of STAGES) {
    const entered = application.stageEnteredAt[known];
    if (known < stage && entered !== undefined) stageEnteredAt[known] = entered;
  }
  stageEnteredAt[stage] =
    stage < application.stage ? (application.stageEnteredAt[stage] ?? clock.now()) : clock.now();
  store.applications.update(application.id, { ...patch, stage, stageEnteredAt });
}

/** Sends an application back; its record keeps the stage with the remark. */
export function sendBack(
  world: World,
  application: Application & { stage: 40 | 60 },
  remark: Application['lcaRemark'],
  to: { stage: Stage; patch?: Partial<Omit<Application, 'id'>> },
): void {
  const { stage, stageEnteredAt, returns = [] } = application;
  const returnedAt = world.clock.now();
  const gone = { stage, enteredAt: stageEnteredAt[stage] ?? returnedAt, returnedAt, remark };
  enterStage(world, application, to.stage, { ...to.patch, returns: [...returns, gone] });
}

/**
 * The event comes first: lists show only twenty characters.
 * @param part null for the whole application
 * @param text `{of}` is the application
 */
export function notifyApplicant(
  world: World,
  application: Application,
  part: MessagePart | null,
  text: { zh: string; en: string },
): void {
  const of = applicationSubject(world.store, application);
  const { userId, id } = application;
  const named = (language: 'zh' | 'en'): string => text[language].replace('{of}', () => of[language]);
  notify(world, userId, named('zh'), named('en'), { kind: 'APPLICATION', id, part });
}

export function eachItem(
  application: Application,
  change: (item: ApplicationItem, index: number) => Partial<ApplicationItem>,
): ApplicationItem[] {
  return application.items.map((item, index) => ({ ...item, ...change(item, index) }));
}
