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

/**
 * Leads to the first wrong field (document 1 §5). A form whose page may hold a second one gives itself a `name`, or the
 * field of the other one would be found.
 * @param errors in the order of the page, which is that of the schema
 */
export function focusFirstError<Field extends string>(
  form: Pick<FormWithFields<Field>, 'getInputNode'>,
  errors: Readonly<Partial<Record<Field, unknown>>>,
): void {
  const [first] = Object.keys(errors) as Field[];
  if (first !== undefined) focusField(form.getInputNode(first));
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
