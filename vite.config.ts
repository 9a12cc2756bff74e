import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockBackend } from './mocks/adapters/vite-plugin.ts';
import { ROOT } from './scripts/lib/paths.ts';
import { thirdPartyNotices } from './scripts/notices/plugin.ts';
import { generateInChild } from './scripts/lib/run-script.ts';
import { BUILD_TARGET } from './scripts/vite/browsers.ts';
import { chunkGroups, FIRST_SCRIPTS } from './scripts/vite/chunks.ts';
import { devPackages, swaggerModule, usedIcons } from './scripts/vite/dev-packages.ts';
import { devRoutes } from './scripts/vite/dev-routes.ts';
import { directImports } from './scripts/vite/direct-imports.ts';
import { firstPageFirst } from './scripts/vite/first-page-first.ts';
import { firstScripts } from './scripts/vite/first-scripts.ts';
import { mantineStyles } from './scripts/vite/mantine-styles.ts';
import { offlineWorker } from './scripts/vite/offline-worker.ts';
import { pdfAssets } from './scripts/vite/pdf-assets.ts';
import { plainSheet } from './scripts/vite/plain-sheet.ts';
import { publicPages } from './scripts/vite/public-pages.ts';
import { reference } from './scripts/vite/reference.ts';
import { scriptLinks } from './scripts/vite/script-links.ts';
import { targetFrom } from './scripts/vite/target.ts';
import { devRouteTree, routerPlugin } from './scripts/vite/router.ts';
import { themeSheet } from './scripts/vite/theme-sheet.ts';
import { versionInfo } from './scripts/vite/version.ts';

/** `npm run dev -- --target …` (scripts/dev.ts). */
const target = targetFrom(process.env);

const icons = usedIcons(ROOT);
const later = firstPageFirst();

export default defineConfig(({ command }) => ({
  plugins: [
    later.plugin,
    ...(command === 'build' ? [routerPlugin()] : [devRouteTree(later.quiet), devRoutes()]),
    react(),
    directImports(),
    icons.later,
    swaggerModule(),
    mantineStyles(),
    plainSheet(),
    pdfAssets(),
    themeSheet(),
    versionInfo(),
    thirdPartyNotices(),
    scriptLinks(),
    firstScripts(),
    publicPages(),
    offlineWorker(),
    // For the workbench, which the development server serves too.
    reference(),
    // Kept on disk, so that a restart of the server finds the Worlds as they were; one server at a time has the folder.
    mockBackend({
      data: process.env['MOCK_DATA'] ?? '.mock-data',
      generate: generateInChild,
      pause: later.pause,
      ...(target === null ? {} : { real: target }),
    }),
  ],
  // Of its own for the bench, which starts as in a fresh clone.
  cacheDir: process.env['DEV_CACHE'] ?? 'node_modules/.vite',
  server: {
    host: '127.0.0.1',
    port: 5173,
  },
  optimizeDeps: devPackages(icons),
  experimental: {
    // Scripts and style sheets find each other from any path (the demo, scripts/build-demo.ts); pages name them from the root.
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: BUILD_TARGET,
    sourcemap: false,
    // Vite's own list, which e2e/notices.spec.ts compares with ours; it knows no styles, fonts or parts of packages.
    license: { fileName: '.vite/licenses.json' },
    // A part that comes later need not say that it wants the scripts of the first load.
    modulePreload: {
      // Only Safari before 17 lacks it, where scripts then load one after the other.
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !FIRST_SCRIPTS.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: chunkGroups() } },
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
}));
