import { expect, it } from 'vitest';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { renderPart } from './render.tsx';

it('reasons and places have pictures of their own', async () => {
  const drawn = new Set<string>();
  const places = (['declarations', 'applications', 'messages', 'papers'] as const).map((of) => ({ of }));
  for (const props of [...(['yet', 'found', 'access'] as const).map((why) => ({ why })), ...places]) {
    const { container } = await renderPart(<EmptyState title="common.noData" {...props} />);
    drawn.add(container.querySelector('svg')?.innerHTML ?? '');
  }
  drawn.delete('');
  expect(drawn.size).toBe(7);
});
