import { beforeEach } from 'vitest';

/** A fixture that is made before each test of a file; the result always stands for the one of the running test. */
export function ofEachTest<Thing extends object>(make: () => Thing | Promise<Thing>): Thing {
  let current: Thing | undefined;
  beforeEach(async () => {
    current = await make();
  });
  // Safe: answers every property as the thing does.
  return new Proxy({} as Thing, {
    get: (_, name): unknown => {
      if (current === undefined) throw new Error(`${String(name)} is wanted before any test runs`);
      return Reflect.get(current, name);
    },
  });
}
