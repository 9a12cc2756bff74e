import { Menu, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useOpenOnArrival } from '#src/ui/late-part.ts';
import { SCHEME_CHOICES, SchemeButton } from './scheme-button.tsx';

/** The menu of looks from its first use on. */
export function OpenSchemeMenu(): ReactNode {
  const { t } = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { target, opened, setOpened } = useOpenOnArrival();
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="max-content"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <SchemeButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) =>
            setColorScheme(SCHEME_CHOICES.find((choice) => choice.value === value)?.value ?? 'auto')
          }
        >
          {SCHEME_CHOICES.map(({ value, SchemeIcon }) => (
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
