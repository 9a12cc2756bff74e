import userEvent from '@testing-library/user-event';

/** Types and presses without a pause. */
export const user = userEvent.setup({ delay: null });
