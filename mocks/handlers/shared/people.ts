/** Finding people by what they sign in with. Somebody whose account is gone is not found. */
import type { User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';

/** E-mail addresses are compared and stored in lower case. */
export function mailAddress(text: string): string {
  return text.trim().toLowerCase();
}

export function personByPhone(world: World, phone: string): User | undefined {
  return world.store.users.where('phone', phone).find((user) => user.status !== 'gone');
}

/** In any letter case, with or without blanks around it. */
export function personByEmail(world: World, email: string): User | undefined {
  return world.store.users.where('email', mailAddress(email)).find((user) => user.status !== 'gone');
}

/** A phone number or an e-mail address, as /passpassword takes either (document 2 §5). */
export function personByAccount(world: World, account: string): User | undefined {
  return account.includes('@') ? personByEmail(world, account) : personByPhone(world, account);
}
