import { CONTRACT, QUOTE, STAGES, type Stage } from '#src/lib/states.ts';
import { caseOf, quoteValidUntil } from '../domain/papers.ts';
import { applicationAt } from '../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../domain/charts/application.ts';
import type { Who, Words } from '../domain/charts/chart.ts';
import type { Application } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { same, type Past } from './subject.ts';

/** A message this close to a change reports that change, ms. */
export const TOGETHER_MS = 2000;
const DAY_MS = 86_400_000;

const APPLIED: Words = { zh: '提交申请', en: 'Applied' };

/** A message is stored as one HTML paragraph (mocks/operator/notify.ts). */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function titleOf(id: string): Words {
  return APPLICATION_CHART.transitions.find((transition) => transition.id === id)?.title ?? same(id);
}

function event(at: number | null | undefined, who: Who, text: Words): Past[] {
  return at === null || at === undefined ? [] : [{ at, who, text }];
}

function messages({ store }: World, { userId, number }: Application): Past[] {
  return store.messages
    .where('userId', userId)
    .filter(({ html }) => html.zh.includes(number))
    .flatMap(({ html, sentAt }) =>
      event(sentAt, 'staff', { zh: plain(html.zh), en: plain(html.en ?? html.zh) }),
    );
}

function stageTitle(stage: Stage): Words {
  const { zh, en } = APPLICATION_CHART.groups[String(stage)] ?? same(String(stage));
  return { zh: `进入阶段：${zh}`, en: `Entered stage: ${en}` };
}

function staffOf(world: World, application: Application): Past[] {
  const { store } = world;
  const { id, stageEnteredAt, returns = [] } = application;
  const announced = messages(world, application);
  const seen = [
    ...store.quotes
      .where('applicationId', id)
      .flatMap(({ issuedAt }) => event(issuedAt, 'staff', titleOf('issueQuote'))),
    ...store.contracts
      .where('applicationId', id)
      .flatMap(({ issuedAt }) => event(issuedAt, 'staff', titleOf('issueContract'))),
    ...returns.flatMap(({ stage, returnedAt }) =>
      event(returnedAt, 'staff', titleOf(stage === 40 ? 'failVerification' : 'returnReport')),
    ),
    // Stage 20 begins with the customer's confirmation.
    ...STAGES.filter((stage) => stage > 20).flatMap((stage) =>
      event(stageEnteredAt[stage], 'staff', stageTitle(stage)),
    ),
  ];
  const isAnnounced = ({ at }: Past): boolean =>
    announced.some((message) => Math.abs(message.at - at) <= TOGETHER_MS);
  return [...announced, ...seen.filter((one) => !isAnnounced(one))];
}

function customerOf({ store }: World, { id, appliedAt }: Application): Past[] {
  return [
    ...event(appliedAt, 'customer', APPLIED),
    ...store.quotes
      .where('applicationId', id)
      .flatMap(({ status, decidedAt }) =>
        event(decidedAt, 'customer', titleOf(status === QUOTE.confirmed ? 'confirmQuote' : 'refuseQuote')),
      ),
    ...store.contracts
      .where('applicationId', id)
      .flatMap(({ status, decidedAt }) =>
        event(
          decidedAt,
          'customer',
          titleOf(status === CONTRACT.signed ? 'confirmContract' : 'refuseContract'),
        ),
      ),
  ];
}

function timeOf(world: World, application: Application): Past[] {
  const file = caseOf(world, application);
  if (!applicationAt(file).includes('quote-over') || file.quote === undefined) return [];
  const last = quoteValidUntil(file.quote);
  return last === null
    ? []
    : event(Date.parse(`${last}T00:00:00+08:00`) + DAY_MS, 'time', titleOf('quoteRunsOut'));
}

export function applicationPast(world: World, application: Application): readonly Past[] {
  return [...customerOf(world, application), ...staffOf(world, application), ...timeOf(world, application)];
}
