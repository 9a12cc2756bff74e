/** Messages between the start page and the service worker. */

export const PREPARE = 'prepare';

export type Prepared =
  | {
      /** Whether changes survive when the browser stops the worker. */
      readonly isKept: boolean;
    }
  | { readonly error: string };

export const isPrepare = (data: unknown): boolean => data === PREPARE;

/** File names of the demo, relative to its base path; written by scripts/build-demo.ts. */

export const WORKER_FILE = 'demo-worker.js';
export const NOTE_FILE = 'demo-note.js';
/** Folder of the portal's pages; `index.html` is the demo's start page. */
export const PORTAL_FOLDER = 'portal';
/** sessionStorage key: time of the start page's reload. The portal's page removes it. */
export const LOADED_AT = 'demoLoadedAt';
export const WORKBENCH_FOLDER = 'workbench/';
/** Side panel, in WORKBENCH_FOLDER; reloads pages when their World changes. */
export const PANEL_FILE = 'panel.js';
