/** Redocly's core, behind our own types (redocly.d.ts). */
export {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  lintFromString,
  loadConfig,
} from '@redocly/openapi-core';
