import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { startTexts } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/keys.ts';
import { ConfirmProvider } from '#src/ui/confirm-dialog.tsx';
import { cssVariablesResolver } from '#src/ui/theme/variables.ts';
import { theme } from '#src/ui/theme/theme.ts';

/** Renders a part as the portal does: with the theme, the real texts of one language, and the dialogs' places. */
export async function renderPart(part: ReactElement, language: Language = 'en') {
  await startTexts(language);
  return render(part, {
    wrapper: ({ children }) => (
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
        <Notifications />
        <ConfirmProvider>{children}</ConfirmProvider>
      </MantineProvider>
    ),
  });
}
