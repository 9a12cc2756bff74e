import { act, cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newVisit, useInSteps } from '#src/ui/use-in-steps.ts';

const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

function Parts({ visit, seen }: { visit: ReturnType<typeof newVisit>; seen: number[] }) {
  const drawn = useInSteps(3, visit);
  if (seen.at(-1) !== drawn) seen.push(drawn);
  return null;
}

it('draws of the first page of a visit one part more with each frame, and later pages at once', async () => {
  const visit = newVisit();
  const first: number[] = [];
  render(<Parts visit={visit} seen={first} />);
  expect(first).toEqual([1]);
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  expect(first).toEqual([1, 2, 3]);
  cleanup();
  const later: number[] = [];
  render(<Parts visit={visit} seen={later} />);
  await nextFrame();
  expect(later).toEqual([3]);
});
