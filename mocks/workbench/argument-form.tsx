import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Schemas } from './api.ts';
import { useWords } from './words.ts';
import classes from './workbench.module.css';

type Argument = Schemas['ControlArgument'];
export type Values = Readonly<Record<string, string | number | boolean | null>>;

interface FieldProps {
  argument: Argument;
  value: Values[string];
  onChange: (value: Values[string]) => void;
}

/** One argument, by its kind: a row that is possible now, a number, a yes or no, or a text. */
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
      <NumberInput
        label={label}
        required={required}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      />
    );
  if (type === 'boolean')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        // Left to the step until somebody decides.
        indeterminate={value === null}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  return (
    <TextInput
      label={label}
      required={required}
      {...(max === undefined ? {} : { maxLength: max })}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What a field holds before anybody touched it: the first row that waits, no for a yes or no. */
function firstValue({ type, options, required }: Argument): Values[string] {
  if (options !== undefined) return required ? (options[0]?.value ?? null) : null;
  return type === 'boolean' && required ? false : null;
}

export function ArgumentForm({
  id,
  fields,
  title,
  isPending,
  onSend,
}: {
  /** Of the button, so that others can bring the reader to it. */
  id?: string;
  fields: readonly Argument[];
  title: string;
  isPending: boolean;
  /** @param done to be called when it is done: the form is as at first again */
  onSend: (values: Values, done: () => void) => void;
}): ReactNode {
  const { w } = useWords();
  const [typed, setTyped] = useState<Values>({});
  const valueOf = (argument: Argument): Values[string] => {
    const value = typed[argument.name] ?? firstValue(argument);
    // A row whose turn it was may be gone meanwhile.
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
        onSend(Object.fromEntries(given), () => setTyped({}));
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
        {...(id === undefined ? {} : { id })}
        type="submit"
        size="compact-md"
        loading={isPending}
        aria-label={w('doOf', { what: title })}
      >
        {w('do')}
      </Button>
    </form>
  );
}
