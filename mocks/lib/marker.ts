/**
 * Stands in every bundle that contains the mock, because the mock sends it as a header. `npm test` looks for it in the
 * portal's bundle (scripts/check-bundle.ts), where it must not be found.
 */
export const MOCK_MARKER = 'steel-mock-backend';
