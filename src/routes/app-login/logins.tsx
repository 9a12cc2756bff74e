import { createFileRoute } from '@tanstack/react-router';
import { PhoneEntry } from './phone-entry.tsx';
import { leadOn, phoneSearch } from './phone-search.ts';

/** Phone login with its login tab open (document 1 §2, decision 14). */
export const Route = createFileRoute('/logins')({
  staticData: { title: 'auth.loginTitle' },
  validateSearch: phoneSearch,
  beforeLoad: leadOn,
  component: LoginsPage,
});

function LoginsPage() {
  return <PhoneEntry {...Route.useSearch()} />;
}
