/** Unified social credit codes (GB 32100-2015): 17 characters and a check character. */

/** No I, O, S, V and Z. The value of a character is its place. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const BODY_LENGTH = 17;

/** Check character of the first 17 characters. Throws on a wrong length or a character outside the alphabet. */
export function creditCheck(body: string): string {
  if (body.length !== BODY_LENGTH)
    throw new RangeError(`a credit code has ${BODY_LENGTH} characters before its check`);
  let sum = 0;
  let weight = 1;
  for (const character of body) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) throw new RangeError(`"${character}" does not occur in credit codes`);
    sum += value * weight;
    weight = (weight * 3) % ALPHABET.length;
  }
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
}

/** An invented code: company form 91, the unused area 990000 and a running number (1 … 99999). */
export function inventedCreditCode(running: number): string {
  const body = `91990000MA9X${String(running).padStart(5, '0')}`;
  return body + creditCheck(body);
}
