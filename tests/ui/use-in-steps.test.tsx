import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInSteps } from '#src/ui/use-in-steps.ts';

const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

function Parts({ from, seen }: { from: number; seen: number[] }) {
  const drawn = useInSteps(3, from);
  if (seen.at(-1) !== drawn) seen.push(drawn);
  return null;
}

it('draws one part more with each frame, to the last', async () => {
  const seen: number[] = [];
  render(<Parts from={1} seen={seen} />);
  expect(seen).toEqual([1]);
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  expect(seen).toEqual([1, 2, 3]);
});

it('draws at once what stood there before', async () => {
  const seen: number[] = [];
  render(<Parts from={3} seen={seen} />);
  await nextFrame();
  expect(seen).toEqual([3]);
});
