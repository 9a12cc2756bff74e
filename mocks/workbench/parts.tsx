/** Small parts that several sections show. */
import {
  Button,
  Checkbox,
  FileButton,
  Loader,
  NumberInput,
  Switch,
  TextInput,
  type ButtonProps,
  type NumberInputProps,
  type SwitchProps,
  type TextInputProps,
} from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useWords } from './words.ts';
import classes from './workbench.module.css';
import { useClipboard } from '@mantine/hooks';
import { notify } from '#src/ui/notify.ts';

/**
 * The beginning of a long list, and the button that shows more of it; null when all is shown.
 * @param least how many are shown at first if `step` is fewer
 */
export function useShown<T>(
  all: readonly T[],
  step: number,
  least = 0,
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const { w } = useWords();
  const [count, setCount] = useState(Math.max(step, least));
  const left = all.length - count;
  const more =
    left <= 0 ? null : (
      <Button mt="md" variant="default" onClick={() => setCount(count + step)}>
        {w('more', { count: Math.min(left, step) })}
      </Button>
    );
  return { shown: all.slice(0, count), more };
}

/** What a section shows once its data have come: until then that they come, or why they do not. */
export function Loaded<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}): ReactNode {
  const { w } = useWords();
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <div role="alert" className={classes.note}>
        <p>
          {w('failed', { why: query.error instanceof Error ? query.error.message : String(query.error) })}
        </p>
        <Button variant="default" onClick={() => void query.refetch()}>
          {w('retry')}
        </Button>
      </div>
    );
  return <Loading />;
}

export function Loading(): ReactNode {
  const { w } = useWords();
  return (
    <div role="status" className={classes.note}>
      <Loader size="sm" aria-hidden /> {w('loading')}
    </div>
  );
}

/** A sentence where there is nothing. */
export function Nothing({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={classes.note} role="status">
      {children}
    </p>
  );
}

/** A button that copies a text, and says that it has. */
export function CopyText({
  text,
  label,
  name,
}: {
  text: string;
  label: string;
  /** For those who do not see what stands beside it. */
  name?: string;
}): ReactNode {
  const { w } = useWords();
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <SmallButton
      label={clipboard.copied ? w('copied') : label}
      name={clipboard.copied ? undefined : name}
      onClick={() => {
        // Pages without https have no clipboard.
        if ('clipboard' in navigator) clipboard.copy(text);
        else notify.warn('ui.copy.failed');
      }}
    />
  );
}

interface SmallButtonProps
  extends
    Pick<ButtonProps, 'className' | 'disabled' | 'loading' | 'variant'>,
    Pick<ComponentProps<'button'>, 'lang' | 'onClick' | 'ref'> {
  label: string;
  /** For those who do not see what stands beside it. */
  name?: string | undefined;
}

/** A button of a row or a card. */
export function SmallButton({ label, name, ...props }: SmallButtonProps): ReactNode {
  return (
    <Button variant="default" size="compact-md" aria-label={name} {...props}>
      {label}
    </Button>
  );
}

/** A field for a text. */
export function TextField({
  set,
  ...props
}: Omit<TextInputProps, 'onChange'> & { set: (text: string) => void }): ReactNode {
  return <TextInput {...props} onChange={(event) => set(event.currentTarget.value)} />;
}

/** A field for a number, which may be empty. */
export function NumberField({
  set,
  ...props
}: Omit<NumberInputProps, 'onChange'> & { set: (value: number | '') => void }): ReactNode {
  return <NumberInput {...props} onChange={(next) => set(typeof next === 'number' ? next : '')} />;
}

interface CheckProps {
  label: string;
  checked: boolean;
  set: (isChecked: boolean) => void;
}

/** A box to tick. */
export function Check({ set, ...props }: CheckProps & { indeterminate?: boolean }): ReactNode {
  return <Checkbox {...props} onChange={(event) => set(event.currentTarget.checked)} />;
}

/** A switch in a line of a list, with its name in the control API. */
export function SwitchLine({
  set,
  code,
  ...props
}: CheckProps & Pick<SwitchProps, 'description' | 'disabled'> & { code?: string }): ReactNode {
  return (
    <li className={classes.line}>
      <Switch {...props} onChange={(event) => set(event.currentTarget.checked)} />
      {code !== undefined && <span className={`${classes.code ?? ''} ${classes.muted ?? ''}`}>{code}</span>}
    </li>
  );
}

interface FileChooserProps extends Pick<ButtonProps, 'disabled' | 'loading'> {
  label: string;
  /** Endings and types, by default of JSON. */
  accept?: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileChooser({
  label,
  accept = 'application/json,.json',
  onFile,
  ...props
}: FileChooserProps): ReactNode {
  return (
    <FileButton accept={accept} onChange={(file) => file !== null && onFile(file)}>
      {(button) => (
        <Button {...button} variant="default" {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
