/** A script of its own, fetched by late-select.tsx. */
export { Select } from '@mantine/core';
