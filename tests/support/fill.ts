import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once, in place of what is there; the field has the focus then. Keys would cost one render each. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
}
