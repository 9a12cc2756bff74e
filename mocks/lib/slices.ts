/** Cooperative scheduling: long work yields to the event loop. */

export type Slices<Result> = Generator<void, Result>;

const SLICE_MS = 20;

export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((goOn) => setTimeout(goOn, 0));
    began = performance.now();
  }
}

/** For async loops: await it in each round; it yields to the event loop after a long slice. */
export function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((goOn) => setTimeout(goOn, 0));
    began = performance.now();
  };
}
