import { createFileRoute } from '@tanstack/react-router';
import { PhoneEntry } from './phone-entry.tsx';
import { leadOn, phoneSearch } from './phone-search.ts';

/** The phone login, for people who come from the page of a product (document 1 §2, decision 14). */
export const Route = createFileRoute('/Loginapp')({
  staticData: { title: 'auth.loginTitle' },
  validateSearch: phoneSearch,
  beforeLoad: leadOn,
  component: LoginAppPage,
});

function LoginAppPage() {
  return <PhoneEntry {...Route.useSearch()} />;
}
