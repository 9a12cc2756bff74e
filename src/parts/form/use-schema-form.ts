import { schemaResolver, useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import i18next from 'i18next';
import { describeError, errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';

type Schema = Parameters<typeof schemaResolver>[0];

interface SchemaFormInput<Values> extends Omit<UseFormInput<Values>, 'validate' | 'enhanceGetInputProps'> {
  /** Its messages are text keys. */
  schema: Schema | ((values: Values) => Schema);
}

/** A form that a schema validates; uncontrolled, unless something follows every change. */
export function useSchemaForm<Values extends object>({
  schema,
  ...input
}: SchemaFormInput<Values>): UseFormReturnType<Values> {
  return useForm<Values>({
    mode: 'uncontrolled',
    ...input,
    validate: (values) =>
      schemaResolver(typeof schema === 'function' ? schema(values) : schema, { sync: true })(values),
    enhanceGetInputProps: useTranslatedErrors(),
  });
}

/** Forms store text keys, fields show them translated. Server texts pass unchanged. */
function useTranslatedErrors(): (payload: { inputProps: { error?: unknown } }) => { error?: string } {
  const { t } = useText();
  return ({ inputProps: { error } }) => {
    if (typeof error !== 'string') return {};
    // Safe: the key exists.
    return { error: i18next.exists(error) ? (t as (key: string) => string)(error) : error };
  };
}

export function formError(error: unknown): string {
  const described = describeError(error);
  return 'key' in described && described.vars === undefined ? described.key : errorText(error);
}
