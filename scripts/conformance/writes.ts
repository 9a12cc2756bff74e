/** Calls with side effects that are harmless for the user of the given token. Made only with `--write`. */
import { randomUUID } from 'node:crypto';
import type { Planned } from './plan.ts';

/** Others (accounts, codes by SMS, applications, decisions on quotes) are judged by the proxy while a person makes them. */
export const WRITES: readonly Planned[] = [
  { operation: 'countVisit', input: () => ({}) },
  {
    operation: 'createAccessRecord',
    input: (seen) => {
      const id = seen('searchDeclarations', 'data', 'list', 0, 'id');
      if (id === undefined) return null;
      const body = { userId: null, userCode: randomUUID(), accessPage: `/app/epd/${id}`, accessData: id };
      return { body };
    },
  },
  {
    operation: 'readMessage',
    input: (seen) => {
      const id = seen('listMessages', 'data', 'list', 0, 'id');
      return id === undefined ? null : { body: { id } };
    },
  },
  {
    operation: 'updateUserName',
    // Keeps the user's current name.
    input: (seen) => {
      const userName = seen('getUserDetail', 'data', 'userName');
      return userName === undefined ? null : { body: { userName } };
    },
  },
  { operation: 'refreshToken', input: () => ({}) },
];
