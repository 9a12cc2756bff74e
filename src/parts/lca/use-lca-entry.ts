import { noop, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { readToken, useSession } from '#src/api/session.ts';
import { config } from '#src/config/config.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { addressWithToken, leaveFor } from '#src/lib/leave-for.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { notify } from '#src/ui/notify.ts';
import { lcaQueries } from './queries.ts';

/** No login prompt: subscribers open the LCA site with their token, others the subscription page (document 1 §4). */
export function useLcaEntry(): { prepare: () => void; enter: () => Promise<void> } {
  const user = useSession();
  const router = useRouter();
  const queryClient = useQueryClient();

  const prepare = (): void => {
    if (user === null) prepareLogin();
    else queryClient.query(lcaQueries.subscription(user.id)).catch(noop);
  };

  const enter = async (): Promise<void> => {
    if (user === null) {
      requestLogin({ how: 'dialog', returnPath: '/lcaTools' });
      return;
    }
    try {
      const subscribed = await queryClient.query(lcaQueries.subscription(user.id));
      const token = readToken();
      if (subscribed && token !== null) {
        notify.info('lca.redirecting');
        leaveFor(addressWithToken(config().lcaSiteUrl, token));
      } else {
        await router.navigate({ to: '/lcaTools' });
      }
    } catch (error) {
      notify.error({ text: errorText(error, 'lca.checkFail') });
    }
  };
  return { prepare, enter };
}
