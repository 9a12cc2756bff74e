import { ActionIcon, useMantineColorScheme, type ActionIconProps } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';

export const SCHEME_CHOICES = [
  { value: 'light', SchemeIcon: IconSun },
  { value: 'dark', SchemeIcon: IconMoon },
  { value: 'auto', SchemeIcon: IconDeviceDesktop },
] as const;

type SchemeButtonProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

export function SchemeButton(props: SchemeButtonProps): ReactNode {
  const { t } = useText();
  const { colorScheme } = useMantineColorScheme();
  const current = SCHEME_CHOICES.find(({ value }) => value === colorScheme) ?? SCHEME_CHOICES[2];
  return (
    <ActionIcon
      size={40}
      color="gray"
      c="var(--ink)"
      aria-label={`${t('ui.scheme.label')}: ${t(`ui.scheme.${current.value}`)}`}
      aria-haspopup="menu"
      {...props}
    >
      <current.SchemeIcon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
