/** State charts and boards with their transitions, derived from the tables that handlers and operator actions use. */
import { storedFile } from '../charts/files.ts';
import { historyOf } from '../charts/history.ts';
import type { Card, ChartKind, Subject } from '../charts/subject.ts';
import { isOpen, awaitsAction, type Transition, type Who, type Bilingual } from '../domain/charts/chart.ts';
import type { OperatorArgument, OperatorArguments } from '../operator/action.ts';
import { operatorActions } from '../operator/index.ts';
import { platformTime } from '../world/clock.ts';
import type { LiveWorld } from '../world/world.ts';
import { setTime } from './clock.ts';
import * as api from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { userClientOf } from './user-client.ts';
import { checkArguments, runAction, shownArgument } from './operator.ts';
import { signInUserStep } from './people.ts';
import { applicationKind } from '../charts/application.ts';
import { companyKind } from '../charts/company.ts';
import { personKind } from '../charts/person.ts';
import { verificationKind } from '../charts/verification.ts';

export const CHART_KINDS = {
  applications: applicationKind,
  companies: companyKind,
  people: personKind,
  verifications: verificationKind,
} as const satisfies Record<string, ChartKind>;

export type ChartKindName = keyof typeof CHART_KINDS;

function isChartKind(name: string): name is ChartKindName {
  return Object.hasOwn(CHART_KINDS, name);
}

const TIME_OVER: Bilingual = { zh: '该时间已过', en: 'Its time has passed' };
const NOBODY: Bilingual = { zh: '没有人可以登录', en: 'Nobody can sign in' };

function noCharts(name: string): api.ControlError {
  const kinds = Object.keys(CHART_KINDS);
  return new api.ControlError(404, {
    zh: `没有“${name}”的流程图，可用：${kinds.join('、')}`,
    en: `There are no charts of "${name}", only of ${kinds.join(', ')}`,
  });
}

function kindOf({ path }: api.ControlCall): ChartKind {
  const name = path['kind'] ?? '';
  if (!isChartKind(name)) throw noCharts(name);
  return CHART_KINDS[name];
}

function subjectOf(kind: ChartKind, { path }: api.ControlCall, world: LiveWorld): Subject {
  const { kind: name = '', id = '' } = path;
  const subject = kind.find(world, id);
  if (subject === null)
    throw api.notFound(
      {
        zh: `${kind.title.zh}中没有“${id}”`,
        en: `There is no "${id}" among the ${kind.title.en.toLowerCase()}`,
      },
      `/charts/${name}`,
    );
  return subject;
}

function titleOf({ chart }: ChartKind, state: string): Bilingual {
  return chart.states[state]?.title ?? { zh: state, en: state };
}

/** Roles with a possible transition. */
function rolesToAct({ chart }: ChartKind, at: readonly string[]): Who[] {
  const open = chart.transitions.filter((transition) => awaitsAction(transition, at));
  return [...new Set(open.map(({ who }) => who))];
}

function shownCard(kind: ChartKind, card: Card): ControlSchemas['ControlCard'] {
  const { activeStates: at, since, ...rest } = card;
  return {
    ...rest,
    states: at.map((state) => titleOf(kind, state)),
    turn: rolesToAct(kind, at),
    since: since === null ? null : platformTime(since),
  };
}

/** Arguments of the operator action besides the row and those fixed by the transition. */
function staffArguments(
  world: LiveWorld,
  step: string,
  decided: readonly string[],
): readonly OperatorArgument[] {
  const action = operatorActions.find(({ id }) => id === step);
  return (action?.args(world) ?? []).filter(({ name, isRow }) => isRow !== true && !decided.includes(name));
}

function argumentsOf(
  world: LiveWorld,
  subject: Subject,
  { id, by }: Transition<string>,
): readonly OperatorArgument[] {
  if ('step' in by) return staffArguments(world, by.step, Object.keys(by.given ?? {}));
  return subject.actions[id]?.args ?? [];
}

function refusalOf(world: LiveWorld, subject: Subject, { id, who }: Transition<string>): Bilingual | null {
  if (who === 'customer') return subject.person === null ? NOBODY : (subject.actions[id]?.refusal ?? null);
  if (who === 'time') return (subject.due[id] ?? 0) <= world.clock.now() ? TIME_OVER : null;
  return null;
}

function nameOf(by: Transition<string>['by']): string {
  if ('step' in by) return by.step;
  return 'call' in by ? by.call : 'clock';
}

function shownTransition(
  world: LiveWorld,
  subject: Subject,
  transition: Transition<string>,
): ControlSchemas['ControlTransition'] {
  const { id, title, who, by, from, to } = transition;
  const isNext = isOpen(transition, subject.activeStates) && subject.actions[id]?.isClosed !== true;
  const barrier = isNext ? refusalOf(world, subject, transition) : null;
  const due = subject.due[id];
  return {
    id,
    title,
    who,
    by: nameOf(by),
    from: [...from],
    to,
    possible: isNext && barrier === null,
    barrier,
    due: isNext && due !== undefined ? platformTime(due) : null,
    arguments: isNext ? argumentsOf(world, subject, transition).map(shownArgument) : [],
  };
}

function shownChart(kind: ChartKind, world: LiveWorld, subject: Subject): ControlSchemas['ControlChart'] {
  const { title, subtitle, activeStates: at, person, portal, facts, files } = subject;
  const { groups, states, transitions } = kind.chart;
  return {
    title,
    subtitle,
    groups: Object.entries(groups).map(([id, group]) => ({ id, title: group })),
    states: Object.entries(states).map(([id, state]) => ({ id, ...state, now: at.includes(id) })),
    transitions: transitions.map((transition) => shownTransition(world, subject, transition)),
    person:
      person === null
        ? null
        : { id: person.id, name: person.userName ?? person.companyName ?? person.account },
    portal,
    facts: facts.map((fact) => ({
      title: fact.title,
      entries: fact.entries.map(([label, value]) => ({ label, value })),
    })),
    files: files.map((file) => ({
      ...file,
      name: world.store.attachments.get(file.id)?.fileName ?? file.id,
    })),
    history: historyOf(world, kind.chart, subject).map((past) => ({ ...past, at: platformTime(past.at) })),
  };
}

/** Runs a transition even if it is not possible: handler, action or clock then refuse it. */
async function take(
  { mock, language }: api.ControlCall,
  world: LiveWorld,
  subject: Subject,
  transition: Transition<string>,
  args: OperatorArguments,
): Promise<void> {
  const { id, by } = transition;
  if ('step' in by) {
    const { argument, value } = subject.row;
    await runAction(mock, world, by.step, { ...args, [argument]: value, ...by.given });
    return;
  }
  if ('passing' in by) {
    const due = subject.due[id];
    if (!isOpen(transition, subject.activeStates) || due === undefined)
      throw new api.ControlError(400, `Time does not do "${id}" now`);
    await setTime(mock, world, { now: platformTime(due) }, { now: due });
    return;
  }
  const userAction = subject.actions[id];
  if (userAction === undefined || subject.person === null) throw new api.ControlError(400, NOBODY);
  checkArguments(id, userAction.args, args);
  const { token } = await signInUserStep(mock, world, subject.person.id, language);
  await userAction.run(userClientOf(mock, world, token, language), args);
}

export const chartHandlers = {
  getBoard: (call) => {
    const kind = kindOf(call);
    return {
      title: kind.title,
      columns: [...kind.columns],
      cards: kind.cards(call.world()).map((card) => shownCard(kind, card)),
    };
  },

  getChart: (call) => {
    const kind = kindOf(call);
    const world = call.world();
    return shownChart(kind, world, subjectOf(kind, call, world));
  },

  takeTransition: async (call) => {
    const kind = kindOf(call);
    const world = call.world();
    const { kind: kindName = '', id = '', transition: name = '' } = call.path;
    const subject = subjectOf(kind, call, world);
    const transition = kind.chart.transitions.find((one) => one.id === name);
    if (transition === undefined)
      throw api.notFound(
        { zh: `流程图中没有步骤“${name}”`, en: `The chart has no transition "${name}"` },
        `/charts/${kindName}/${id}`,
      );
    await take(call, world, subject, transition, api.objectBody(call.body, null));
    return { transition: name, states: [...subjectOf(kind, call, world).activeStates] };
  },

  getFile: async ({ world, path }) => {
    const id = path['id'] ?? '';
    const file = await storedFile(world().store, id, 'http://localhost');
    if (file === null)
      throw new api.ControlError(404, `There is no file "${id}"; a chart lists those of its row`);
    if ('lost' in file) throw new api.ControlError(410, file.lost);
    const { fileName, mime } = file.attachment;
    return new api.RawAnswer(mime, file.bytes, {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`,
    });
  },
} satisfies api.ControlHandlers<'getBoard' | 'getChart' | 'takeTransition' | 'getFile'>;
