import { focusField } from '#src/ui/focus-field.ts';

interface FormWithFields<Field extends string> {
  setFieldError: (field: Field, error: string) => void;
  getInputNode: (field: Field) => HTMLElement | null;
}

/** Shows an error at its field and focuses it (document 1 §8). */
export function showErrorAt<Field extends string>(
  form: FormWithFields<Field>,
  field: Field,
  error: string,
): void {
  form.setFieldError(field, error);
  focusField(form.getInputNode(field));
}

export function isFieldRight<Field extends string>(
  form: Pick<FormWithFields<Field>, 'getInputNode'> & {
    validateField: (field: Field) => { hasError: boolean };
  },
  field: Field,
): boolean {
  const right = !form.validateField(field).hasError;
  if (!right) focusField(form.getInputNode(field));
  return right;
}
