import type { SelectProps } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PlainSelect } from './plain-select.tsx';
import { fetchSelect, fetchedSelect, type SelectPart } from './select-part.ts';
import { useEcho } from './use-echo.ts';
import classes from './list-props.module.css';

interface LateSelectProps<Value extends string> extends Pick<
  SelectProps,
  'label' | 'loading' | 'renderOption' | 'clearButtonProps' | 'nothingFoundMessage' | 'searchable'
> {
  placeholder: string;
  data: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The main content is rendered, so the list may load. */
  ready: boolean;
}

/** Searchable, clearable select. A native one until `ready`, then Mantine's replaces it while it has no focus. */
export function LateSelect<Value extends string>({ ready, ...props }: LateSelectProps<Value>): ReactNode {
  const [part, setPart] = useState<{ Select: SelectPart } | null>(fetchedSelect);
  const plain = useRef<HTMLSelectElement>(null);

  const bring = async (): Promise<void> => {
    const fetched = await fetchSelect();
    const field = plain.current;
    if (fetched === null || field === null) return;
    const change = (): void => setPart(fetched);
    // The native list may be open.
    if (field === document.activeElement) field.addEventListener('blur', change, { once: true });
    else change();
  };
  useEffect(() => {
    if (ready) void bring();
  }, [ready]);

  const { label, placeholder, data, onChange } = props;
  const [value, setValue] = useEcho(props.value);
  const take = (taken: string | null): void => {
    const chosen = data.find((option) => option.value === taken)?.value ?? null;
    setValue(chosen);
    onChange(chosen);
  };
  if (part !== null)
    return <part.Select {...props} value={value} data={[...data]} onChange={take} clearable />;
  return (
    <PlainSelect
      ref={plain}
      label={label}
      data={[{ value: '', label: placeholder }, ...data]}
      value={value ?? ''}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      {...(value === null && { classNames: { input: classes.none } })}
      onPointerEnter={() => void bring()}
    />
  );
}
