import { Menu, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ArrivingMenu } from '#src/ui/arriving-menu.tsx';
import { SCHEME_CHOICES, SchemeButton } from './scheme-button.tsx';

export function OpenSchemeMenu(): ReactNode {
  const { t } = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <ArrivingMenu button={(target) => <SchemeButton ref={target} />}>
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
    </ArrivingMenu>
  );
}
