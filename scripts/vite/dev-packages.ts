/** Packages that the development server prebundles. */
import type { DepOptimizationOptions, Plugin, Rolldown } from 'vite';
import type { UsedIcons } from './used-icons.ts';

/**
 * All packages that the portal and the workbench import, dynamic imports included: discovering one later rebundles all and
 * reloads the page. `tests/scripts/dev-packages.test.ts` compares the list with the sources.
 */
export const DEV_PACKAGES = [
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@noble/ciphers/aes.js',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'dayjs/locale/zh-cn.js',
  'dompurify',
  'fflate',
  'i18next',
  'jsencrypt',
  'openapi-fetch',
  'p-limit',
  'react',
  'react-dom',
  'react-dom/client',
  'react-pdf',
  'react/jsx-dev-runtime',
  'uuid',
  'valibot',
  'web-vitals',
];

/** Large prebuilt files, rarely used: prebundling them would delay the first page. */
export const AS_THEY_ARE = ['pdfjs-dist', 'swagger-ui-dist'];

/** Swagger UI's file is UMD without ES exports; outside the prebundle it needs this conversion. */
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

/** An empty source map: Vite generates one for files without any. */
const EMPTY_MAP = 'data:application/json,{"version":3,"sources":[],"mappings":""}';

/** Source maps of packages are twice as large as their code, and Vite inlines them. Stack traces show lines of the bundle. */
const withoutMaps: Rolldown.Plugin = {
  name: 'packages-without-maps',
  outputOptions: (options) => ({
    ...options,
    sourcemap: false,
    footer: `//# sourceMappingURL=${encodeURI(EMPTY_MAP)}`,
  }),
};

/** For Vite's `optimizeDeps`, without dependency discovery: bundling starts at once. */
export const devPackages = ({ bundling }: UsedIcons): DepOptimizationOptions => ({
  entries: [],
  holdUntilCrawlEnd: false,
  include: DEV_PACKAGES,
  exclude: AS_THEY_ARE,
  rolldownOptions: { ...bundling, plugins: [bundling.plugins, withoutMaps] },
});
