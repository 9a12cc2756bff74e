import type { ReactNode } from 'react';
import { SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';

const CHOICES = [
  { value: 'light', SchemeIcon: IconSun },
  { value: 'auto', SchemeIcon: IconDeviceDesktop },
  { value: 'dark', SchemeIcon: IconMoon },
] as const;

/** Light, as the system, or dark; kept in the browser by the theme. */
export function SchemeSwitch(): ReactNode {
  const { t } = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('ui.scheme.label')}
      value={colorScheme}
      onChange={(value) => {
        setColorScheme(value);
      }}
      data={CHOICES.map(({ value, SchemeIcon }) => ({
        value,
        label: (
          <>
            <SchemeIcon size={18} aria-hidden style={{ display: 'block' }} />
            <VisuallyHidden>{t(`ui.scheme.${value}`)}</VisuallyHidden>
          </>
        ),
      }))}
    />
  );
}
