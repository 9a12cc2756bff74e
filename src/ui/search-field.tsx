import type { ReactNode } from 'react';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { TypedField } from './typed-field.tsx';
import { usePhrase, type Phrase } from './words.ts';

interface SearchFieldProps {
  label: Phrase;
  placeholder?: Phrase;
  value: string | undefined;
  maxLength: number;
  /** Visually hidden: the placeholder repeats it. */
  labelHidden?: boolean;
  onApply: (text: string | undefined) => void;
}

/** Applied on Enter or blur; what is applied can be cleared. */
export function SearchField({
  label,
  placeholder,
  value,
  maxLength,
  labelHidden = false,
  onApply,
}: SearchFieldProps): ReactNode {
  const { t } = useText();
  const say = usePhrase();
  return (
    <TypedField value={value ?? ''} onApply={(text) => onApply(text === '' ? undefined : text)}>
      {({ apply, ...field }) => (
        <form
          role="search"
          aria-label={say(label)}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <TextInput
            {...field}
            type="search"
            {...(labelHidden ? { 'aria-label': say(label) } : { label: say(label) })}
            placeholder={placeholder === undefined ? undefined : say(placeholder)}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            rightSection={
              field.value !== '' && field.value === value ? (
                <ActionIcon aria-label={t('common.reset')} onClick={() => onApply(undefined)}>
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              ) : (
                <ActionIcon type="submit" aria-label={t('common.search')}>
                  <IconSearch size={18} aria-hidden />
                </ActionIcon>
              )
            }
          />
        </form>
      )}
    </TypedField>
  );
}
