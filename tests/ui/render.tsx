import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { startTexts } from '#src/i18n/i18n.ts';
import { TEXT_PARTS } from '#src/i18n/load-texts.ts';
import type { Language } from '#src/i18n/keys.ts';
import { ResultPause } from '#src/parts/captcha/use-captcha-machine.ts';
import { ConfirmHost } from '#src/ui/confirm-dialog.tsx';
import { cssVariablesResolver } from '#src/ui/theme/variables.ts';
import { theme } from '#src/ui/theme/theme.ts';

/** Display time of a puzzle's result in tests, ms. */
const RESULT_MS = 50;

/**
 * Providers of the portal: theme and dialog containers. The theme's CSS variables are omitted: no test sees colours, and
 * visibility checks would copy five hundred of them for each element.
 */
export function Portal({ children }: { children: ReactNode }): ReactNode {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      withCssVariables={false}
      env="test"
    >
      <Notifications />
      <ConfirmHost />
      {children}
    </MantineProvider>
  );
}

/** Renders a component in the portal's providers with real texts; puzzle results are shown for a shorter time. */
export async function renderPart(part: ReactElement, language: Language = 'en') {
  await startTexts(language, [...TEXT_PARTS, 'checks']);
  return render(part, {
    wrapper: ({ children }) => (
      <ResultPause value={RESULT_MS}>
        <Portal>{children}</Portal>
      </ResultPause>
    ),
  });
}
