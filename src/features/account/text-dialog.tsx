import { useId, type ReactNode } from 'react';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { errorText } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { focusFirstError, showErrorAt } from '#src/parts/form/show-error.ts';
import { formError, useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/notify.ts';
import type { companyEmailSchema, userNameSchema } from './rules.ts';

interface TextDialogProps {
  opened: boolean;
  onClose: () => void;
  title: TextKey;
  label: TextKey;
  /** What stands there now. */
  current: string;
  schema: ReturnType<typeof companyEmailSchema | typeof userNameSchema>;
  input: Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;
  saving: boolean;
  save: (text: string) => Promise<unknown>;
  done: TextKey;
}

/** Changes one text of the account: the company's e-mail (document 2 §2) or the user name (document 1 §7). */
export function TextDialog({ opened, onClose, title, saving, ...form }: TextDialogProps): ReactNode {
  const { t } = useText();
  const id = useId();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closable={!saving}
      footer={
        <>
          <Button variant="default" disabled={saving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} loading={saving}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <TextForm {...form} id={id} saving={saving} onDone={onClose} />
    </Dialog>
  );
}

type TextFormProps = Omit<TextDialogProps, 'opened' | 'onClose' | 'title'> & {
  id: string;
  onDone: () => void;
};

function TextForm({
  id,
  label,
  current,
  schema,
  input,
  saving,
  save,
  done,
  onDone,
}: TextFormProps): ReactNode {
  const { t } = useText();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { text: current },
    validate: schemaResolver(schema, { sync: true }),
    enhanceGetInputProps: useTranslatedErrors(),
  });

  const submit = async ({ text }: { text: string }): Promise<void> => {
    if (saving) return;
    try {
      await save(text.trim());
      notify.success(done);
      onDone();
    } catch (error) {
      if (error instanceof BusinessError) showErrorAt(form, 'text', formError(error));
      else notify.error({ text: errorText(error) });
    }
  };

  return (
    <form
      id={id}
      noValidate
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        (errors) => focusFirstError(form, errors),
      )}
    >
      <TextInput
        key={form.key('text')}
        {...form.getInputProps('text')}
        {...input}
        data-autofocus
        label={t(label)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </form>
  );
}
