/** Redocly's core, behind the few types that we read (redocly.d.ts). */
export { bundle, createConfig, lintFromString } from '@redocly/openapi-core';
