import { Button, Select } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Schemas } from './queries.ts';
import { Check, NumberField, TextField } from './parts.tsx';
import { useWords } from './words.ts';
import classes from './workbench.module.css';

type Argument = Schemas['ControlArgument'];
export type Values = Readonly<Record<string, string | number | boolean | null>>;

interface FieldProps {
  argument: Argument;
  value: Values[string];
  onChange: (value: Values[string]) => void;
}

function Field({ argument, value, onChange }: FieldProps): ReactNode {
  const { w, of } = useWords();
  const { name, title, type, required, max, options } = argument;
  const label = title === undefined ? name : of(title);
  if (options !== undefined)
    return (
      <Select
        label={label}
        required={required}
        clearable={!required}
        searchable
        placeholder={required ? '' : w('empty')}
        data={options.map((option) => ({ value: option.value, label: of(option.title) }))}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
    );
  if (type === 'number')
    return (
      <NumberField
        label={label}
        required={required}
        value={typeof value === 'number' ? value : ''}
        set={(next) => onChange(next === '' ? null : next)}
      />
    );
  if (type === 'boolean')
    return (
      // Omitted until the user decides.
      <Check label={label} checked={value === true} indeterminate={value === null} set={onChange} />
    );
  return (
    <TextField
      label={label}
      required={required}
      maxLength={max}
      value={typeof value === 'string' ? value : ''}
      set={onChange}
    />
  );
}

function firstValue({ type, options, required }: Argument): Values[string] {
  if (options !== undefined) return required ? (options[0]?.value ?? null) : null;
  return type === 'boolean' && required ? false : null;
}

interface ArgumentFormProps {
  /** Id of the button, as a link target. */
  id?: string;
  fields: readonly Argument[];
  title: string;
  /** Submits the values; resets the form on success. */
  step: UseMutationResult<unknown, Error, Values>;
}

export function ArgumentForm({ id, fields, title, step }: ArgumentFormProps): ReactNode {
  const { w } = useWords();
  const [typed, setTyped] = useState<Values>({});
  const valueOf = (argument: Argument): Values[string] => {
    const value = typed[argument.name] ?? firstValue(argument);
    // The row may no longer be possible.
    const isGone = argument.options?.every((option) => option.value !== value) ?? false;
    return isGone ? firstValue(argument) : value;
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const given = fields
          .map((argument) => [argument.name, valueOf(argument)] as const)
          .filter(([, value]) => value !== null && value !== '');
        step.mutate(Object.fromEntries(given), { onSuccess: () => setTyped({}) });
      }}
    >
      {fields.map((argument) => (
        <Field
          key={argument.name}
          argument={argument}
          value={valueOf(argument)}
          onChange={(value) => setTyped((before) => ({ ...before, [argument.name]: value }))}
        />
      ))}
      <Button
        id={id}
        type="submit"
        size="compact-md"
        loading={step.isPending}
        aria-label={w('doOf', { what: title })}
      >
        {w('do')}
      </Button>
    </form>
  );
}
