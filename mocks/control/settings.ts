/** The platform's switches as they stand; the staff's step `setSetting` turns them. */
import { SWITCHES } from '../domain/settings.ts';
import type { ControlHandlers } from './control.ts';

export const settingHandlers = {
  listSettings: ({ world }) =>
    SWITCHES.map(({ name, title, describe, isOn }) => ({ name, title, describe, isOn: isOn(world()) })),
} satisfies ControlHandlers<'listSettings'>;
