import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import { api, dataOf, type Schemas } from '../api.ts';
import { Loaded, Nothing } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

type Action = Schemas['ControlOperatorAction'];
type Argument = Schemas['ControlArgument'];
type Values = Readonly<Record<string, string | number | boolean | null>>;

interface FieldProps {
  argument: Argument;
  value: Values[string];
  onChange: (value: Values[string]) => void;
}

/** One argument, by its kind: a row that is possible now, a number, a yes or no, or a text. */
function Field({ argument, value, onChange }: FieldProps): ReactNode {
  const { w } = useWords();
  const { name, type, required, max, options } = argument;
  if (options !== undefined)
    return (
      <Select
        label={name}
        required={required}
        clearable={!required}
        searchable
        placeholder={required ? '' : w('empty')}
        data={options}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
    );
  if (type === 'number')
    return (
      <NumberInput
        label={name}
        required={required}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      />
    );
  if (type === 'boolean')
    return (
      <Checkbox
        label={name}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  return (
    <TextInput
      label={name}
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

function ActionCard({ action }: { action: Action }): ReactNode {
  const { w, of } = useWords();
  const [typed, setTyped] = useState<Values>({});
  const title = of(action.title);
  const step = useStep((body: Values) =>
    dataOf(api.POST('/__mock/api/operator/{action}', { params: { path: { action: action.id } }, body })),
  );
  const valueOf = (argument: Argument): Values[string] => {
    const value = typed[argument.name] ?? firstValue(argument);
    // A row whose turn it was may be gone meanwhile.
    const isGone = argument.options?.every((option) => option.value !== value) ?? false;
    return isGone ? firstValue(argument) : value;
  };
  const send = (): void => {
    const given = action.arguments
      .map((argument) => [argument.name, valueOf(argument)] as const)
      .filter(([, value]) => value !== null && value !== '');
    step.mutate(Object.fromEntries(given), {
      onSuccess: ({ changes }) => {
        setTyped({});
        notify.success({ text: w('stepDone', { what: title, count: changes.length }) });
      },
    });
  };
  return (
    <li className={classes.card}>
      <h2>{title}</h2>
      <p className={classes.muted}>
        <span className={classes.code}>{action.id}</span>
      </p>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {action.arguments.map((argument) => (
          <Field
            key={argument.name}
            argument={argument}
            value={valueOf(argument)}
            onChange={(value) => setTyped((before) => ({ ...before, [argument.name]: value }))}
          />
        ))}
        <Button
          type="submit"
          size="compact-md"
          loading={step.isPending}
          aria-label={w('doOf', { what: title })}
        >
          {w('do')}
        </Button>
      </form>
    </li>
  );
}

/** What the platform's staff could do now, each with what it needs to know. */
export function Staff(): ReactNode {
  const { w } = useWords();
  const steps = useQuery(queries.steps);
  return (
    <Loaded query={steps}>
      {(all) =>
        all.length === 0 ? (
          <Nothing>{w('noSteps')}</Nothing>
        ) : (
          <ul className={classes.cards}>
            {all.map((action) => (
              <ActionCard key={action.id} action={action} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
