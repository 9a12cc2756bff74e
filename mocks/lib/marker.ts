/** A header value in every bundle with the mock; scripts/check-bundle.ts asserts that the portal's bundle lacks it. */
export const MOCK_MARKER = 'steel-mock-backend';
