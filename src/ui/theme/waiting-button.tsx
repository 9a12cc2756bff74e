import type { ComponentProps, MouseEvent, ReactNode } from 'react';

type WaitingButtonProps = ComponentProps<'button'> & { 'data-loading'?: boolean; 'data-disabled'?: boolean };

/**
 * The element of every button. While it is busy it cannot be pressed, but keeps the focus: a browser takes that away from a
 * disabled element, and whoever works by keyboard would start at the top of the page again.
 */
export function WaitingButton({
  disabled,
  onClick,
  type = 'button',
  ...rest
}: WaitingButtonProps): ReactNode {
  if (rest['data-loading'] !== true)
    return <button {...rest} type={type} disabled={disabled} onClick={onClick} />;
  return (
    <button
      {...rest}
      type={type}
      disabled={rest['data-disabled'] === true}
      aria-disabled
      aria-busy
      onClick={(event: MouseEvent) => {
        // Also what Enter in a field of the form does.
        event.preventDefault();
      }}
    />
  );
}
