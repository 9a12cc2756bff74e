import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CoolingLine, type CoolingNode } from '#src/ui/cooling-line.tsx';
import { renderPart } from './render.tsx';

const nodes: CoolingNode[] = [
  { number: '1/7', label: 'epd.stage.s10', state: 'done' },
  { number: '2/7', label: 'epd.stage.s20', state: 'now', note: { text: '10 working days' } },
  { number: '3/7', label: 'epd.stage.s30', state: 'todo' },
];

it('says number, name and state of every node in words, and marks what happens now as the current step', async () => {
  await renderPart(<CoolingLine label="epd.mine.progress" nodes={nodes} />);
  const items = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1/7 EPD applicationDone',
    '2/7 Contract generation10 working daysIn progress',
    '3/7 LCA calculationNot started',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

it('has no current step once everything is done', async () => {
  const done = nodes.map((node): CoolingNode => ({ ...node, state: 'done' }));
  await renderPart(<CoolingLine label="epd.mine.progress" nodes={done} />);
  expect(document.querySelector('[aria-current]')).toBeNull();
});
