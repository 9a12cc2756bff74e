import { useState } from 'react';

/** A choice, shown at once while the URL that holds it changes later. Only for choices that cannot be refused. */
export function useEcho<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [shown, setShown] = useState(value);
  const [heard, setHeard] = useState(value);
  if (heard !== value) {
    setHeard(value);
    setShown(value);
  }
  return [shown, setShown];
}
