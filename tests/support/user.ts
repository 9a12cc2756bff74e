import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types and presses without a pause. */
export const user = userEvent.setup({ delay: null });

export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const field = (name: string) => screen.getByRole('textbox', { name });
