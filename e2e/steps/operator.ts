/** Staff actions in a World. */
import type { MockWorld, StepId } from '#mocks/playwright/index.ts';

/** The company of `certified`. */
const COMPANY = '澜江钢铁集团有限公司';

type Arguments = Readonly<Record<string, string | number | boolean>>;

/**
 * Performs an action for the only row of a company that allows it.
 * @throws unless there is exactly one
 */
export async function staffFor(
  world: MockWorld,
  company: string,
  action: StepId,
  argument: string,
  args: Arguments = {},
): Promise<void> {
  const choices = await world.choices(action, argument);
  const ours = choices.filter(({ label }) => label.includes(company));
  const [only, ...others] = ours;
  if (only === undefined || others.length > 0)
    throw new Error(`${action} is possible for ${ours.length} rows of ${company}, not for one`);
  await world.operator(action, { ...args, [argument]: only.value });
}

/** The same for the only application of the persona `certified`. */
export const staff = (world: MockWorld, action: StepId, args: Arguments = {}): Promise<void> =>
  staffFor(world, COMPANY, action, 'applicationId', args);
