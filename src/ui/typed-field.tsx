import type { ReactNode } from 'react';
import { useEcho } from './use-echo.ts';

interface TypedFieldProps {
  value: string;
  onApply: (text: string) => void;
  children: (field: {
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
    onBlur: () => void;
    apply: () => void;
  }) => ReactNode;
}

/** Local until applied; a change of `value` resets it. */
export function TypedField({ value, onApply, children }: TypedFieldProps): ReactNode {
  const [text, setText] = useEcho(value);
  const apply = (): void => {
    if (text.trim() !== value) onApply(text.trim());
  };
  return children({
    value: text,
    onChange: (event) => setText(event.currentTarget.value),
    onBlur: apply,
    apply,
  });
}
