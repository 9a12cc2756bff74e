import type { ComponentProps, MouseEvent, ReactNode } from 'react';

type WaitingButtonProps = ComponentProps<'button'> & { 'data-loading'?: boolean; 'data-disabled'?: boolean };

/** Ignores clicks while busy but keeps the focus, which a disabled element would lose. */
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
      onClick={(event: MouseEvent) => event.preventDefault()}
    />
  );
}
