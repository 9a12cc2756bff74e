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
  await renderPart(<StageHistory stages={stages} current={20} />);
  const [, done, now, ...coming] = screen.getAllByRole('row');
  expect(done).toHaveTextContent('5 Nov 2026');
  expect(within(now as HTMLElement).getAllByRole('cell')[2]).toHaveTextContent('In progress');
  expect(coming).toHaveLength(5);
  for (const row of coming) {
    expect(row).toHaveTextContent('Not begun');
    expect(row).toHaveTextContent(/usually \d+ working days/);
    expect(row).not.toHaveTextContent('–');
  }
});
