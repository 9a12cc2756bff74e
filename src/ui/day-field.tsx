import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { TypedField } from './typed-field.tsx';

interface DayFieldProps {
  label: string;
  hint?: string;
  /** `YYYY-MM-DD`. */
  value: string | undefined;
  error?: string | undefined;
  onApply: (day: string | undefined) => void;
}

/** Applied on Enter or blur, so that a half-typed year does not search. */
export function DayField({ label, hint, value, error, onApply }: DayFieldProps): ReactNode {
  return (
    <TypedField value={value ?? ''} onApply={(text) => onApply(text === '' ? undefined : text)}>
      {({ apply, ...field }) => (
        <TextInput
          {...field}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          label={label}
          description={hint}
          error={error}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
      )}
    </TypedField>
  );
}
