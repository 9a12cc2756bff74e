/** What a test puts in another's place goes with the test, unless the harness of a whole file needs it to stay. */
export const stubs = { stay: false };
