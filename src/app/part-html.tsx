import { RouterContextProvider } from '@tanstack/react-router';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '#src/ui/theme/theme.ts';
import type { PortalRouter } from './router.ts';

/** HTML of a part of a page, for the build. */
export function partHtml(part: ReactNode, router: PortalRouter): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        {part}
      </MantineProvider>
    </RouterContextProvider>,
  );
}
