/** Paths shared by scripts and configurations. No heavy imports: test set-ups import it too. */
import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where test runs record the operations they called (scripts/openapi/exercised.ts). */
export const EXERCISED_DIR = `${ROOT}node_modules/.cache/exercised`;
