/** Packages that the development server prebundles. */
import type { DepOptimizationOptions, Plugin, Rolldown } from 'vite';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/paths.ts';
import { makeDirect } from './direct-imports.ts';

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

/**
 * Bundles only the icons that the sources import, instead of the package's six thousand: bundling and loading those took longer
 * than everything else before the first page of the development server.
 */

const PACKAGE = '@tabler/icons-react';
const IMPORT = new RegExp(`import \\{([^}]*)\\} from ['"]${PACKAGE}['"]`, 'g');
const INDEX = /[\\/]tabler-icons-react\.mjs$/;
/** Sources of browser code. */
const SOURCES = ['src', 'mocks/workbench'];

const namesIn = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, names = '']) => names.match(/\bIcon\w+/g) ?? []);

export interface UsedIcons {
  /** For Vite's `optimizeDeps.rolldownOptions`. */
  readonly bundling: NonNullable<DepOptimizationOptions['rolldownOptions']>;
  /** Serves icons imported after the start directly from their files, because the prebundle lacks them. */
  readonly later: Plugin;
}

/** @param root folder with `node_modules` */
export function usedIcons(root: string): UsedIcons {
  const folder = join(root, 'node_modules', PACKAGE, 'dist/esm/icons');
  const fileOf = (name: string): string => join(folder, `${name}.mjs`);
  const files = SOURCES.flatMap((path) =>
    filesBelow(join(root, path), /\.tsx?$/).map((name) => join(root, path, name)),
  );
  const used = new Set(
    files
      .flatMap((file) => namesIn(readFileSync(file, 'utf8')))
      // Types have no file.
      .filter((name) => existsSync(fileOf(name))),
  );
  const names = [...used].toSorted();
  const index = names.map((name) => `export { default as ${name} } from ${JSON.stringify(fileOf(name))};`);
  return {
    bundling: {
      plugins: [{ name: 'used-icons', load: { filter: { id: INDEX }, handler: () => index.join('\n') } }],
      // Part of Vite's cache key: other icons invalidate the prebundle.
      transform: { define: { __USED_ICONS__: JSON.stringify(hashOf(names)) } },
    },
    later: {
      name: 'later-icons',
      apply: 'serve',
      transform: {
        filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: PACKAGE },
        handler(code) {
          const later = namesIn(code).filter((name) => !used.has(name));
          if (later.length === 0) return null;
          const places = new Map(later.map((name) => [name, { file: fileOf(name), name: 'default' }]));
          return { code: makeDirect(code, (source) => (source === PACKAGE ? places : null)), map: null };
        },
      },
    },
  };
}

const hashOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
