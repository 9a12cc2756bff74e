/** Redocly's core, behind our own types (redocly.d.ts). */
export { bundle, createConfig, lintFromString } from '@redocly/openapi-core';
