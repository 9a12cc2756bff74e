import { guardSinks } from '#src/lib/trusted-types.ts';

// At import, before any library of the portal runs.
guardSinks(window.location.origin);
