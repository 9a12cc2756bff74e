import { createFileRoute } from '@tanstack/react-router';
import { PhoneEntry } from './phone-entry.tsx';
import { leadOn, phoneSearch } from './phone-search.ts';

export const Route = createFileRoute('/Loginapp')({
  staticData: { title: 'auth.loginTitle' },
  validateSearch: phoneSearch,
  beforeLoad: leadOn,
  component: LoginAppPage,
});

function LoginAppPage() {
  return <PhoneEntry {...Route.useSearch()} />;
}
