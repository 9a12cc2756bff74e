import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import type { LinkParts } from './button-and-link.tsx';

function AnchorButton({ ref, label, children, ...props }: ButtonProps & LinkParts): ReactNode {
  const { t } = useText();
  return (
    <Button component="a" ref={ref ?? null} {...props}>
      {label === undefined ? children : t(label)}
    </Button>
  );
}

export const LinkButton = createLink(AnchorButton);
