import { useId, type ReactNode } from 'react';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { useSchemaForm } from '#src/parts/form/use-schema-form.ts';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/notify.ts';
import type { companyEmailSchema, userNameSchema } from './rules.ts';

interface TextDialogProps {
  opened: boolean;
  onClose: () => void;
  title: TextKey;
  label: TextKey;
  current: string;
  schema: ReturnType<typeof companyEmailSchema | typeof userNameSchema>;
  input: Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;
  saving: boolean;
  save: (text: string) => Promise<unknown>;
  done: TextKey;
}

/** Edits one text of the account: the company's e-mail (document 2 §2) or the user name (document 1 §7). */
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
      <TextForm {...form} id={id} onDone={onClose} />
    </Dialog>
  );
}

type TextFormProps = Omit<TextDialogProps, 'opened' | 'onClose' | 'title' | 'saving'> & {
  id: string;
  onDone: () => void;
};

function TextForm({ id, label, current, schema, input, save, done, onDone }: TextFormProps): ReactNode {
  const { t } = useText();
  const form = useSchemaForm({
    initialValues: { text: current },
    schema: schema,
  });

  const { onSubmit } = useSubmit({
    form,
    fieldOf: (error) => (error instanceof BusinessError ? 'text' : null),
    send: ({ text }) => save(text.trim()),
    done: () => {
      notify.success(done);
      onDone();
    },
  });

  return (
    <form id={id} noValidate onSubmit={onSubmit}>
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
