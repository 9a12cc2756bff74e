import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { STAGE_LABEL, STAGE_WORKING_DAYS, stagePlace, type Stage } from '#src/lib/states.ts';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import type { StageDates } from './model.ts';
import classes from './mine.module.css';

/** When each stage began, ended and should have ended. */
export function StageHistory({
  stages,
  current,
}: {
  stages: readonly StageDates[];
  current: Stage | null;
}): ReactNode {
  const { t, lang } = useText();
  const columns: RegisterColumn<StageDates>[] = [
    {
      key: 'stage',
      title: 'epd.mine.stage',
      heads: true,
      cell: ({ stage }) => `${stagePlace(stage)} ${t(STAGE_LABEL[stage])}`,
    },
    {
      key: 'started',
      title: 'epd.mine.startedAt',
      kind: 'date',
      cell: ({ startedAt }) =>
        startedAt === null ? (
          <span className={classes.coming}>{t('epd.mine.notBegun')}</span>
        ) : (
          formatDate(startedAt, lang)
        ),
    },
    {
      key: 'due',
      title: 'epd.mine.dueAt',
      kind: 'date',
      // A stage that is to come has no day yet, only what it usually takes.
      cell: ({ stage, startedAt, dueDate }) =>
        startedAt === null && dueDate === null ? (
          <span className={classes.coming}>{t('epd.mine.usually', { days: STAGE_WORKING_DAYS[stage] })}</span>
        ) : (
          formatDate(dueDate, lang)
        ),
    },
    {
      key: 'finished',
      title: 'epd.mine.finishedAt',
      kind: 'date',
      cell: ({ startedAt, finishedAt }) =>
        finishedAt === null
          ? startedAt === null
            ? ''
            : t('epd.mine.running')
          : formatDate(finishedAt, lang),
    },
  ];
  return (
    <RegisterList
      label="epd.mine.history"
      columns={columns}
      rows={stages}
      rowKey={({ stage }) => stage}
      current={({ stage, finishedAt }) => stage === current && finishedAt === null}
    />
  );
}
