/** The packages that the development server bundles for the browser when it starts for the first time. */
import type { DepOptimizationOptions, Plugin, Rolldown } from 'vite';
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
  'p-limit',
  'react',
  'react-dom',
  'react-dom/client',
  'react-pdf',
  'react/jsx-dev-runtime',
  'valibot',
  'web-vitals',
];

/** Finished files, large and seldom wanted: to read them first would keep the first page waiting. */
export const AS_THEY_ARE = ['pdfjs-dist', 'swagger-ui-dist'];

/** Swagger UI's file hands itself on as CommonJS does; bundled, it would be turned into a module. */
export const swaggerModule = (): Plugin => ({
  name: 'swagger-module',
  apply: 'serve',
  transform: {
    filter: { id: /[\\/]swagger-ui-es-bundle\.js(?:\?|$)/ },
    handler: (code) => ({
      code: `const module = { exports: {} };\n${code}\nexport default module.exports;`,
      map: null,
    }),
  },
});

/** Of no sources: Vite would write one of its own into what has none. */
const EMPTY_MAP = 'data:application/json,{"version":3,"sources":[],"mappings":""}';

/** Maps of packages are twice as large as their code, and Vite writes each into what it sends. A stack names the bundle's lines. */
const withoutMaps: Rolldown.Plugin = {
  name: 'packages-without-maps',
  outputOptions: (options) => ({
    ...options,
    sourcemap: false,
    footer: `//# sourceMappingURL=${encodeURI(EMPTY_MAP)}`,
  }),
};

/** For Vite's `optimizeDeps`: nothing is looked for, so the bundling begins at once and the page waits for it alone. */
export const devPackages = ({ bundling }: UsedIcons): DepOptimizationOptions => ({
  entries: [],
  holdUntilCrawlEnd: false,
  include: DEV_PACKAGES,
  exclude: AS_THEY_ARE,
  rolldownOptions: { ...bundling, plugins: [bundling.plugins, withoutMaps] },
});
