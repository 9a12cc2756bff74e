import { Suspense, type ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useText } from '#src/i18n/use-text.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import classes from './login-band.module.css';

const RouteFlow = lazyPart(() => import('#src/ui/drawings/route-flow.tsx').then((part) => part.RouteFlow));

const ROUTES = [
  ['bf-bof', 'home.route.bfBof'],
  ['scrap-eaf', 'home.route.scrapEaf'],
  ['dri-eaf', 'home.route.driEaf'],
] as const;

/** The portal's sentence and the routes of steel beside the login; phones do not load it. */
export function LoginBand(): ReactNode {
  const { t } = useText();
  const wide = useMediaQuery('(width >= 56.25em)', false, { getInitialValueInEffect: false });
  if (!wide) return null;
  return (
    <aside className={classes.root} data-band>
      <div className={classes.inner}>
        <p className={classes.slogan}>{t('home.heroTitle')}</p>
        <div className={classes.routes}>
          {ROUTES.map(([route, label]) => (
            <div key={route} className={classes.route}>
              <Suspense>
                <RouteFlow route={route} />
              </Suspense>
              {t(label)}
            </div>
          ))}
        </div>
      </div>
    </aside>
  );
}
