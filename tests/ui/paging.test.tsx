import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LoadMore } from '#src/ui/load-more.tsx';
import { renderPart } from './render.tsx';

it('offers more, counts what is shown, and says when this was all', async () => {
  const onMore = vi.fn();
  const { rerender } = await renderPart(
    <LoadMore shown={4} total={9} hasMore loading={false} onMore={onMore} />,
    'zh',
  );
  expect(screen.getByText('已显示 4 条，共 9 条')).toBeInTheDocument();
  const more = screen.getByRole('button', { name: '加载更多' });
  await userEvent.click(more);
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore shown={4} total={9} hasMore loading onMore={onMore} />);
  expect(more).toHaveFocus();

  rerender(<LoadMore shown={9} total={9} hasMore={false} loading={false} onMore={onMore} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/已全部显示$/)).toHaveFocus();
  expect(screen.queryByText(/已显示 9 条/)).toBeNull();
  // A server may count what it does not send.
  rerender(<LoadMore shown={8} total={9} hasMore={false} loading={false} onMore={onMore} />);
  expect(screen.getByText('已显示 8 条，共 9 条')).toBeVisible();
  expect(screen.getByText('没有更多了')).toBeVisible();
});

it('cannot be pressed twice while it loads', async () => {
  const onMore = vi.fn();
  await renderPart(<LoadMore shown={4} hasMore loading onMore={onMore} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onMore).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});
