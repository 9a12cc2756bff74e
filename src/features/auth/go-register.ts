import type { AnyRouter } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Phone or e-mail typed at the login, offered by the registration; kept out of the address. */
    registerAccount?: string;
  }
}

/** Goes to the registration with what was typed at the login. */
export function goRegister(router: Pick<AnyRouter, 'navigate'>, account: string): void {
  void router.navigate({ to: '/register', state: account === '' ? {} : { registerAccount: account } });
}
