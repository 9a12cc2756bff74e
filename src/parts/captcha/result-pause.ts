import { createContext } from 'react';
import { CAPTCHA_RESULT_MS } from '#src/lib/limits.ts';

/** How long a success or failure of the puzzle stays to be read, ms. Tests, in which nobody reads, make it short. */
export const ResultPause = createContext(CAPTCHA_RESULT_MS);
