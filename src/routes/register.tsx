import { noop } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { RegistrationScreen } from '#src/features/registration/registration-screen.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';

/** document 1 §2. The history state may hold an account typed at the login. */
export const Route = createFileRoute('/_shell/register')({
  staticData: { title: 'register.title', head: { shape: 'fields' } },
  loader: ({ context: { queryClient } }) => {
    queryClient.query(dictionaryQueries.industryCategories()).catch(noop);
    queryClient.query(dictionaryQueries.companyForms()).catch(noop);
  },
  component: RegisterPage,
});

function RegisterPage() {
  const offered = useLocation({ select: ({ state }) => state.registerAccount });
  return <RegistrationScreen offered={offered} />;
}
