import { createFileRoute } from '@tanstack/react-router';
import { leadOn, PhoneEntry, phoneSearchSchema } from './phone-entry.tsx';

/** The phone login, for people who come from the page of a product (document 1 §2, decision 14). */
export const Route = createFileRoute('/appLogin')({
  staticData: { title: 'auth.loginTitle' },
  validateSearch: phoneSearchSchema,
  beforeLoad: leadOn,
  component: AppLoginPage,
});

function AppLoginPage() {
  return <PhoneEntry {...Route.useSearch()} />;
}
