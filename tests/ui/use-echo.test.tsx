import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TickBox } from '#src/ui/tick-box.tsx';
import { useEcho } from '#src/ui/use-echo.ts';

function Filter({ valid }: { valid: boolean }) {
  const [checked, setChecked] = useEcho(valid);
  return <TickBox words="Valid only" checked={checked} onChange={setChecked} />;
}
const box = (): HTMLElement => screen.getByRole('checkbox', { name: 'Valid only' });

it('shows what was chosen before the address says so, and then what the address says', async () => {
  const { rerender } = render(<Filter valid={false} />);
  await userEvent.click(box());
  expect(box()).toBeChecked();
  rerender(<Filter valid />);
  expect(box()).toBeChecked();
  // Somebody went back.
  rerender(<Filter valid={false} />);
  expect(box()).not.toBeChecked();
});
