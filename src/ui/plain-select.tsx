import { InputBase, type NativeSelectProps } from '@mantine/core';
import type { ReactNode, RefAttributes } from 'react';

interface PlainSelectProps
  extends
    Pick<NativeSelectProps, 'label' | 'value' | 'onChange' | 'onPointerEnter' | 'className' | 'classNames'>,
    RefAttributes<HTMLSelectElement> {
  data: readonly { value: string; label: string }[];
}

/** Native select without Mantine's option groups and chevron styles, for first loads. */
export function PlainSelect({ data, ...props }: PlainSelectProps): ReactNode {
  return (
    <InputBase
      component="select"
      pointer
      rightSection={<Chevron />}
      rightSectionPointerEvents="none"
      {...props}
    >
      {data.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </InputBase>
  );
}

/** Looks like that of Mantine's select, which may replace this one. */
function Chevron(): ReactNode {
  return (
    <svg width={18} viewBox="0 0 15 15" fill="none" stroke="var(--mantine-color-dimmed)" aria-hidden>
      <path
        d="M5.2 5.7 7.5 3.5 9.8 5.7M5.2 9.3 7.5 11.5 9.8 9.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
