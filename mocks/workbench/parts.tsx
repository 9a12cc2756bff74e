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

/** The start of a long list with a "more" button. @param least minimum number shown first, if above `step` */
export function useShowMore<T>(
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

/** @param empty shown instead of an empty list */
export function Loaded<T>({
  query,
  empty,
  children,
}: {
  query: UseQueryResult<T>;
  empty?: string;
  children: (data: T) => ReactNode;
}): ReactNode {
  const { w } = useWords();
  const { data } = query;
  if (empty !== undefined && Array.isArray(data) && data.length === 0)
    return <EmptyState>{empty}</EmptyState>;
  if (data !== undefined) return children(data);
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

export function EmptyState({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={classes.note} role="status">
      {children}
    </p>
  );
}

export function CopyText({
  text,
  label,
  name,
}: {
  text: string;
  label: string;
  /** Accessible name, if the label alone is ambiguous. */
  name?: string;
}): ReactNode {
  const { w } = useWords();
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <SmallButton
      label={clipboard.copied ? w('copied') : label}
      name={clipboard.copied ? undefined : name}
      onClick={() => {
        // The Clipboard API requires HTTPS.
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
  /** Accessible name, if the label alone is ambiguous. */
  name?: string | undefined;
}

export function SmallButton({ label, name, ...props }: SmallButtonProps): ReactNode {
  return (
    <Button variant="default" size="compact-md" aria-label={name} {...props}>
      {label}
    </Button>
  );
}

export function TextField({
  set,
  ...props
}: Omit<TextInputProps, 'onChange'> & { set: (text: string) => void }): ReactNode {
  return <TextInput {...props} onChange={(event) => set(event.currentTarget.value)} />;
}

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

export function Check({ set, ...props }: CheckProps & { indeterminate?: boolean }): ReactNode {
  return <Checkbox {...props} onChange={(event) => set(event.currentTarget.checked)} />;
}

/** A switch with its name in the control API. */
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
  /** Extensions and media types; default JSON. */
  accept?: string;
  onFile: (file: File) => void;
}

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
