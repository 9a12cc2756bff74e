import { createFileRoute } from '@tanstack/react-router';
import { PhoneEntry } from './phone-entry.tsx';
import { leadOn, phoneSearch } from './phone-search.ts';

export const Route = createFileRoute('/appLogin')({
  staticData: { title: 'auth.loginTitle' },
  validateSearch: phoneSearch,
  beforeLoad: leadOn,
  component: AppLoginPage,
});

function AppLoginPage() {
  return <PhoneEntry {...Route.useSearch()} />;
}
