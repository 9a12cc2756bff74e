import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';

type AnchorButtonProps = ButtonProps & {
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-label'?: string;
  /** In place of children. */
  label?: TextKey;
  children?: ReactNode;
};

function AnchorButton({ ref, label, children, ...props }: AnchorButtonProps): ReactNode {
  const { t } = useText();
  return (
    <Button component="a" ref={ref ?? null} {...props}>
      {label === undefined ? children : t(label)}
    </Button>
  );
}

export const LinkButton = createLink(AnchorButton);
