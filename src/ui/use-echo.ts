import { useState } from 'react';

/**
 * What somebody has chosen, from the moment they chose it: what holds the value may be the address, which changes with the next page,
 * a moment later. Only for choices that nobody refuses.
 * @param value as it is held
 */
export function useEcho<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [shown, setShown] = useState(value);
  const [heard, setHeard] = useState(value);
  if (heard !== value) {
    setHeard(value);
    setShown(value);
  }
  return [shown, setShown];
}
