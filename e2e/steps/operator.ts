/** The platform's staff at work on the one application of the persona `certified`; other companies have theirs. */
import type { MockWorld } from '#mocks/playwright/index.ts';

/** The company of `certified`. */
const COMPANY = '澜江钢铁集团有限公司';

/** The application that a step could act on now. Throws unless there is exactly one. */
async function applicationFor(world: MockWorld, action: string): Promise<string> {
  const choices = await world.choices(action, 'applicationId');
  const ours = choices.filter(({ label }) => label.includes(COMPANY));
  const [only, ...others] = ours;
  if (only === undefined || others.length > 0)
    throw new Error(`${action} is possible for ${ours.length} applications of ${COMPANY}, not for one`);
  return only.value;
}

/** Does a step for the one application that waits for it. */
export async function staff(
  world: MockWorld,
  action: string,
  args: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  await world.operator(action, { ...args, applicationId: await applicationFor(world, action) });
}
