/** The packages that the development server bundles for the browser when it starts for the first time. */
import type { DepOptimizationOptions } from 'vite';
import type { UsedIcons } from './used-icons.ts';

/**
 * All that the portal and the workbench import, also behind dynamic imports: one that is found later is bundled anew with all
 * others, and the page is loaded again half-way. `tests/scripts/dev-packages.test.ts` compares the list with the sources.
 */
export const DEV_PACKAGES = [
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@noble/ciphers/aes.js',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'dompurify',
  'i18next',
  'jsencrypt',
  'openapi-fetch',
  'react',
  'react-dom',
  'react-dom/client',
  'react-pdf',
  'react/jsx-dev-runtime',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  'valibot',
  'web-vitals',
];

/** For Vite's `optimizeDeps`: nothing is looked for, so the bundling begins at once and the page waits for it alone. */
export const devPackages = ({ bundling }: UsedIcons): DepOptimizationOptions => ({
  entries: [],
  holdUntilCrawlEnd: false,
  include: DEV_PACKAGES,
  rolldownOptions: bundling,
});
