import { useState, type ReactNode } from 'react';

interface TypedFieldProps {
  /** The value of the address. */
  value: string;
  /** Hands the typed value over: on Enter and when the field is left. */
  onApply: (text: string) => void;
  children: (field: {
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
    onBlur: () => void;
    apply: () => void;
  }) => ReactNode;
}

/** A field whose text is the reader's until it is handed over; a change of the address then takes its place. */
export function TypedField({ value, onApply, children }: TypedFieldProps): ReactNode {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const apply = (): void => {
    if (text.trim() !== value) onApply(text.trim());
  };
  return children({
    value: text,
    onChange: (event) => {
      setText(event.currentTarget.value);
    },
    onBlur: apply,
    apply,
  });
}
