/** Long work that stops now and then, so that others get their turn. Nothing is slower for those who need it at once. */

/** Work that may be left at each `yield`, and ends with its result. */
export type Slices<Result> = Generator<void, Result>;

/** How long one slice may keep everybody waiting, ms. */
const SLICE_MS = 20;

/** Does all of it now. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Does it slice by slice; between two of them everything else that waits gets its turn. */
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

/** For work that is a loop of promises: awaited in each round, it gives others their turn when the last one is long ago. */
export function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((goOn) => setTimeout(goOn, 0));
    began = performance.now();
  };
}
