import { expect, it } from 'vitest';
import { EmptyDrawing } from '#src/ui/drawings/empty-drawing.tsx';
import { renderPart } from './render.tsx';

const PLACES = ['yet', 'found', 'access', 'declarations', 'messages', 'papers'] as const;

it('reasons and places have pictures of their own', async () => {
  const drawn = new Set<string>();
  for (const of of PLACES) {
    const { container } = await renderPart(<EmptyDrawing of={of} />);
    drawn.add(container.querySelector('svg')?.innerHTML ?? '');
  }
  drawn.delete('');
  expect(drawn.size).toBe(PLACES.length);
});
