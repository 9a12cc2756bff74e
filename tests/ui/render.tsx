import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { startTexts } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/keys.ts';
import { ResultPause } from '#src/parts/captcha/result-pause.ts';
import { ConfirmProvider } from '#src/ui/confirm-dialog.tsx';
import { cssVariablesResolver } from '#src/ui/theme/variables.ts';
import { theme } from '#src/ui/theme/theme.ts';

/** How long the result of a puzzle stays here, ms: enough for a test to see it. */
const RESULT_MS = 50;

/**
 * The portal around a part: the theme, and the dialogs' places. Without the theme's CSS variables: no test sees a colour, and
 * whoever asks whether an element is visible would copy five hundred of them from element to element.
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
      <ConfirmProvider>{children}</ConfirmProvider>
    </MantineProvider>
  );
}

/** Renders a part as the portal does, with the real texts of one language; only results of puzzles go sooner. */
export async function renderPart(part: ReactElement, language: Language = 'en') {
  await startTexts(language);
  return render(part, {
    wrapper: ({ children }) => (
      <ResultPause value={RESULT_MS}>
        <Portal>{children}</Portal>
      </ResultPause>
    ),
  });
}
