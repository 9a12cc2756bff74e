import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { STAGE_LABEL, stagePlace, type Stage } from '#src/lib/states.ts';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import type { StageDates, StageReturn } from './model.ts';
import { Remark } from './remark.tsx';
import classes from './mine.module.css';

interface StageHistoryProps {
  stages: readonly StageDates[];
  /** Returns are listed before their stage, with the reason. */
  returns: readonly StageReturn[];
  current: Stage | null;
}

interface Row extends StageDates {
  key: string;
  /** Reason of a return, otherwise null. */
  remark: string | null;
}

export function StageHistory({ stages, returns, current }: StageHistoryProps): ReactNode {
  const { t, lang } = useText();
  const rows = stages.flatMap((dates): Row[] => [
    ...returns
      .filter(({ stage }) => stage === dates.stage)
      .map(({ stage, startedAt, returnedAt, remark }, time) => ({
        key: `${stage} ${time}`,
        stage,
        startedAt,
        finishedAt: returnedAt,
        dueDate: null,
        remark,
      })),
    { ...dates, key: String(dates.stage), remark: null },
  ]);
  const columns: RegisterColumn<Row>[] = [
    {
      key: 'stage',
      title: 'epd.mine.stage',
      heads: true,
      cell: ({ stage, remark }) => (
        <>
          {stagePlace(stage)} {t(STAGE_LABEL[stage])}
          <Remark text={remark ?? ''} />
        </>
      ),
    },
    {
      key: 'started',
      title: 'epd.mine.startedAt',
      kind: 'date',
      cell: ({ stage, startedAt }) =>
        startedAt === null && current !== null && stage > current ? (
          <span className={classes.coming}>{t('epd.mine.notBegun')}</span>
        ) : (
          formatDate(startedAt, lang)
        ),
    },
    {
      key: 'due',
      title: 'epd.mine.dueAt',
      kind: 'date',
      // A future stage has no date yet.
      cell: ({ dueDate }) => (dueDate === null ? '' : formatDate(dueDate, lang)),
    },
    {
      key: 'finished',
      title: 'epd.mine.finishedAt',
      kind: 'date',
      cell: ({ startedAt, finishedAt, remark }) => {
        if (finishedAt === null) return startedAt === null ? '' : t('epd.mine.running');
        const day = formatDate(finishedAt, lang);
        return remark === null ? day : t('epd.mine.returned', { date: day });
      },
    },
  ];
  return (
    <RegisterList
      label="epd.mine.history"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      current={({ stage, finishedAt }) => stage === current && finishedAt === null}
    />
  );
}
