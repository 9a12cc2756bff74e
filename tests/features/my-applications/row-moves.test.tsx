import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRowMoves } from '#src/features/my-applications/row-moves.ts';

const rowsOf = (ids: string) => ids.split('').map((id) => ({ id }));

function Groups({ groups, view }: { groups: readonly [string, string]; view: object }) {
  const list = useRowMoves(groups.map(rowsOf), view);
  return (
    <div ref={list}>
      {rowsOf(groups.join('')).map(({ id }) => (
        <i key={id} data-id={id} />
      ))}
    </div>
  );
}

it('rows move to their new places when one changes its group, but not in another view or under reduced motion', () => {
  const animate = vi.fn<(this: HTMLElement, keyframes: Keyframe[]) => void>();
  const moved = () => animate.mock.contexts.map(({ dataset }) => dataset['id']).join('');
  Object.assign(HTMLElement.prototype, { animate });
  // As high as they are in order: the DOM of tests has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 50, 100, 50);
  });
  const reduced = vi.spyOn(window, 'matchMedia');
  reduced.mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
  const [view, other] = [{}, {}];
  const { rerender } = render(<Groups groups={['ab', 'cd']} view={view} />);
  rerender(<Groups groups={['a', 'cbd']} view={view} />);
  expect(moved()).toBe('cb');
  expect(animate.mock.calls[0]?.[0]).toMatchObject([{ transform: 'translateY(50px)' }, {}]);
  rerender(<Groups groups={['', 'dcba']} view={other} />);
  reduced.mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  rerender(<Groups groups={['d', 'abc']} view={other} />);
  expect(animate).toHaveBeenCalledTimes(2);
});
