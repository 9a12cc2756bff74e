import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StageHistory } from '#src/features/my-applications/stage-history.tsx';
import { STAGES } from '#src/lib/states.ts';
import { renderPart } from '../../ui/render.tsx';

const none = { startedAt: null, finishedAt: null, dueDate: null };

it('a stage that is to come says that it has not begun and how long it usually takes: no row of dashes', async () => {
  const stages = STAGES.map((stage, index) => {
    if (index === 0)
      return { stage, startedAt: '2026-11-02', finishedAt: '2026-11-05', dueDate: '2026-11-05' };
    if (index === 1) return { ...none, stage, startedAt: '2026-11-05', dueDate: '2026-11-19' };
    return { ...none, stage };
  });
  await renderPart(<StageHistory stages={stages} returns={[]} current={20} />);
  const [, done, now, ...coming] = screen.getAllByRole('row');
  expect(done).toHaveTextContent('5 Nov 2026');
  expect(within(now as HTMLElement).getAllByRole('cell')[2]).toHaveTextContent('In progress');
  expect(coming).toHaveLength(5);
  for (const row of coming) {
    expect(row).toHaveTextContent('Not begun');
    // Nobody sent how long a stage takes.
    expect(row).not.toHaveTextContent(/days/);
    expect(row).not.toHaveTextContent('–');
  }
});

it('a stage that was sent back stays on the record, with the day and the reason', async () => {
  const stages = STAGES.map((stage) => ({ ...none, stage }));
  const sent = { stage: 40, startedAt: '2026-09-01', remark: 'Transport distances are wrong.' } as const;
  const returns = ['2026-09-12', '2026-10-08'].map((returnedAt) => ({ ...sent, returnedAt }));
  await renderPart(<StageHistory stages={stages} returns={returns} current={30} />);
  const rows = screen.getAllByRole('row').filter((row) => row.textContent.includes('4/7'));
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(
    /Transport distances are wrong\..*1 Sept? 2026.*Sent back on 12 Sept? 2026/,
  );
  expect(rows[1]).toHaveTextContent('Sent back on 8 Oct 2026');
  expect(rows[2]).toHaveTextContent('Not begun');
});
