/** Stubs are removed after each test, unless the harness of a whole file needs them to stay. */
export const stubs = { stay: false };
