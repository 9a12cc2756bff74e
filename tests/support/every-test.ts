/** `npm run test:all`: checks of many pages run whole, of which `npm test` takes a sample. */
export const EVERY_TEST = process.env['EVERY_TEST'] !== undefined;
