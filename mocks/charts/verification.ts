import { VERIFICATION_CHART, verificationAt } from '../domain/charts/verification.ts';
import { dateTime } from '../domain/dates.ts';
import type { Verification, World } from '../world/entities.ts';
import { known, same, type Card, type ChartKind, type Subject, actingUserOf } from './subject.ts';

function cardOf(row: Verification): Card {
  const at = verificationAt(row);
  return {
    id: row.id,
    title: row.registrationNumber,
    subtitle: same(row.companyName),
    detail: same(row.userContact),
    activeStates: at,
    column: at[0] ?? '',
    since: row.createdAt,
  };
}

function find(world: World, id: string): Subject | null {
  const { store } = world;
  const row = store.verifications.get(id);
  if (row === undefined) return null;
  const asker = store.users.get(row.userId);
  const files = store.verificationFiles.where('verificationId', id);
  const facts = known([
    [{ zh: '企业', en: 'Company' }, row.companyName],
    [{ zh: '联系人', en: 'Contact person' }, row.userContact],
    [{ zh: '邮箱', en: 'E-mail' }, row.userEmail],
    [{ zh: '备注', en: 'Remarks' }, row.remark],
    [{ zh: '提交时间', en: 'Submitted' }, dateTime(row.createdAt)],
  ]);
  return {
    title: row.registrationNumber,
    subtitle: same(row.companyName),
    activeStates: verificationAt(row),
    person: actingUserOf(world, asker === undefined ? [] : [asker], () => null),
    row: { argument: 'verificationId', value: id },
    actions: {},
    due: {},
    facts: [{ title: { zh: '验证申请', en: 'Request' }, entries: facts }],
    files: files.map(({ attachmentId, feedback }) => ({
      id: attachmentId,
      title: feedback === null ? { zh: '待验证文件', en: 'File to verify' } : same(feedback),
    })),
    past: [
      { at: row.createdAt, who: 'customer', text: { zh: '提交验证申请', en: 'Asked for verification' } },
      ...files.flatMap(({ feedbackAt, feedback }) =>
        feedbackAt === null ? [] : [{ at: feedbackAt, who: 'staff' as const, text: same(feedback ?? '') }],
      ),
    ],
    rows: new Set([`verifications:${id}`]),
    portal: '/myLists',
  };
}

export const verificationKind: ChartKind = {
  title: { zh: '验证记录', en: 'Verification records' },
  chart: VERIFICATION_CHART,
  columns: Object.entries(VERIFICATION_CHART.states).map(([id, { title }]) => ({ id, title })),
  cards: (world) => world.store.verifications.all().toReversed().map(cardOf),
  find,
};
