import { expect, it } from 'vitest';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { renderPart } from './render.tsx';

it('“nothing yet”, “nothing found” and “not for you” have pictures of their own', async () => {
  const drawn = new Set<string>();
  for (const why of ['yet', 'found', 'access'] as const) {
    const { container } = await renderPart(<EmptyState title="common.noData" why={why} />);
    drawn.add(container.querySelector('svg')?.innerHTML ?? '');
  }
  drawn.delete('');
  expect(drawn.size).toBe(3);
});
