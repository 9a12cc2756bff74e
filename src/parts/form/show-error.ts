import { focusField } from '#src/ui/focus-field.ts';

interface FormWithFields<Field extends string> {
  setFieldError: (field: Field, error: string) => void;
  getInputNode: (field: Field) => HTMLElement | null;
}

/** Says at a field what is wrong with it, and leads there (document 1 §8: refusals stand at their fields). */
export function showErrorAt<Field extends string>(
  form: FormWithFields<Field>,
  field: Field,
  error: string,
): void {
  form.setFieldError(field, error);
  focusField(form.getInputNode(field));
}

/** Whether a field is right, asked before something is sent to it; says and leads there when it is not. */
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
