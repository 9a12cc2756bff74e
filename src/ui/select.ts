/** A chunk of its own, loaded by select-part.ts. */
export { Select } from '@mantine/core';
