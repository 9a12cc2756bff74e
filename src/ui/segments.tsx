import { useId, type ReactNode } from 'react';
import { useEcho } from './use-echo.ts';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: ReactNode;
  /** Visually hidden: the options say what they are. */
  labelHidden?: boolean;
  options: readonly { value: Value; words: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Native radio buttons in the shape of one control. */
export function Segments<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
}: SegmentsProps<Value>): ReactNode {
  const name = useId();
  const [shown, setShown] = useEcho(value);
  return (
    <div role="radiogroup" aria-labelledby={name} className={classes.group}>
      <div className={classes.label} data-hidden={labelHidden || undefined} id={name}>
        {label}
      </div>
      <div className={classes.root}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              checked={option.value === shown}
              onChange={() => {
                setShown(option.value);
                onChange(option.value);
              }}
            />
            <span className={classes.words}>{option.words}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
