/** Names of the demo's files, below the path where somebody has put it; scripts/build-demo.ts writes them. */

/** The service worker. */
export const WORKER_FILE = 'demo-worker.js';
/** The script that says on each page of the portal what this is. */
export const NOTE_FILE = 'demo-note.js';
/** The portal's page. `index.html` is the page that prepares the demo. */
export const PORTAL_FILE = 'portal.html';
/** Key of session storage: when the preparing page loaded itself anew. The portal's page removes it: it has got through. */
export const LOADED_AT = 'demoLoadedAt';
/** Folder of the workbench. */
export const WORKBENCH_FOLDER = 'workbench/';
/** The side panel, in that folder: its pages follow their World. */
export const PANEL_FILE = 'panel.js';
