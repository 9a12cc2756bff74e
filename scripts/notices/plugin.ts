/** Collects third-party packages of bundles (Vite, rolldown). A missing or disallowed licence fails the build. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'rolldown';
import { ROOT } from '../lib/paths.ts';
import { readComponents, type Component } from './components.ts';
import { NOTICES_FILE, noticesOf, SBOM_FILE, sbomOf } from './documents.ts';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const STYLES = /\.css(?:$|\?)/;
/** Package code under other module ids: bundler helpers, and the font subset of scripts/figure-face.ts. */
const HELPERS = [
  { id: /figure-face[^/]*\.woff2$/, folder: 'node_modules/@fontsource/barlow-condensed' },
  { id: /^\0rolldown[/-]/, folder: 'node_modules/rolldown' },
  { id: /^\0vite\//, folder: 'node_modules/vite' },
] as const;

export interface NoticesCollector {
  /** Reusable for several bundles. */
  readonly plugin: Plugin;
  /** Packages of all bundles so far. */
  components(): Component[];
}

/** `emits`: adds the two files to the bundle. `root` resolves relative file names. */
export function noticesCollector({ emits = false, root = ROOT } = {}): NoticesCollector {
  const bundled = new Map<string, Set<string>>();
  const note = (id: string): void => {
    const helper = HELPERS.find((one) => one.id.test(id));
    const file = resolve(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));
    const folder = helper === undefined ? PACKAGE.exec(file)?.[0] : resolve(ROOT, helper.folder);
    if (folder === undefined || !existsSync(folder)) return;
    bundled.set(folder, (bundled.get(folder) ?? new Set()).add(file));
  };
  const components = (): Component[] => readComponents(bundled);
  return {
    components,
    plugin: {
      name: 'third-party-notices',
      generateBundle(_, bundle) {
        for (const output of Object.values(bundle))
          for (const id of output.type === 'chunk' ? output.moduleIds : output.originalFileNames) note(id);
        // CSS modules are removed from chunks before this hook.
        for (const id of this.getModuleIds()) if (STYLES.test(id)) note(id);
        const read = components();
        if (!emits) return;
        this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: noticesOf(read) });
        this.emitFile({ type: 'asset', fileName: SBOM_FILE, source: sbomOf(read) });
      },
    },
  };
}

export const thirdPartyNotices = (): Plugin => noticesCollector({ emits: true }).plugin;
