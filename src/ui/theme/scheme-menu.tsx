import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';

const CHOICES = [
  { value: 'light', SchemeIcon: IconSun },
  { value: 'dark', SchemeIcon: IconMoon },
  { value: 'auto', SchemeIcon: IconDeviceDesktop },
] as const;

/** Light, dark or as the system, behind one button of the header. */
export function SchemeMenu(): ReactNode {
  const { t } = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = CHOICES.find(({ value }) => value === colorScheme) ?? CHOICES[2];
  const label = t('ui.scheme.label');
  return (
    <Menu position="bottom-end" width="max-content" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          size={40}
          color="gray"
          c="var(--ink)"
          aria-label={`${label}: ${t(`ui.scheme.${current.value}`)}`}
        >
          <current.SchemeIcon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) =>
            setColorScheme(CHOICES.find((choice) => choice.value === value)?.value ?? 'auto')
          }
        >
          {CHOICES.map(({ value, SchemeIcon }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              closeMenuOnClick
              rightSection={<SchemeIcon size={18} aria-hidden />}
            >
              {t(`ui.scheme.${value}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
