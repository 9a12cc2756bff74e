import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { IconArrowRight, IconFileCheck, IconFiles, type Icon } from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useConfirm } from '#src/ui/use-confirm.ts';
import classes from './user-centre.module.css';

/**
 * Ways on from the personal center: the tiles, the legal documents, and the cancellation (document 2 §2).
 * @param leaving whether a cancellation is in review; null while nobody knows
 */
export function CentreWays({ leaving }: { leaving: boolean | null }): ReactNode {
  const { t } = useText();
  return (
    <div>
      <Section title="user.services" space="near">
        <ul className={classes.tiles}>
          <Tile to="/epd/mineEpd" icon={IconFiles} title="user.tileEpd" hint="user.tileEpdHint" />
          <Tile to="/steelMill" icon={IconFileCheck} title="user.tileVerify" hint="user.tileVerifyHint" />
        </ul>
      </Section>
      <Section title="user.legalInfo" space="near">
        <ul className={classes.links}>
          <li>
            <TextLink to="/policy">{t('legal.userAgreement')}</TextLink>
          </li>
          <li>
            <TextLink to="/agreement">{t('legal.privacyPolicy')}</TextLink>
          </li>
          {leaving === false && (
            <li>
              <CancelLink />
            </li>
          )}
        </ul>
      </Section>
    </div>
  );
}

interface TileProps {
  to: '/epd/mineEpd' | '/steelMill';
  icon: Icon;
  title: TextKey;
  hint: TextKey;
}

function Tile({ to, icon: Sign, title, hint }: TileProps): ReactNode {
  const { t } = useText();
  return (
    <li>
      <Link to={to} className={classes.tile}>
        <Sign className={classes.tileSign} size={28} stroke={1.5} aria-hidden />
        <span className={classes.tileWords}>
          <span className={classes.tileTitle}>{t(title)}</span>
          <span className={classes.tileHint}>{t(hint)}</span>
        </span>
        <IconArrowRight className={classes.tileArrow} size={20} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}

/** Says what a cancellation means before it leads to its page (document 2 §2 "a dialog to confirm"). */
function CancelLink(): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const confirm = useConfirm();
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'user.cancelTitle',
      body: 'user.cancelWarn',
      confirmLabel: 'user.cancelNext',
      cancelLabel: 'user.keepAccount',
      danger: true,
    });
    if (agreed) await router.navigate({ to: '/passpassword' });
  };
  return (
    <Anchor component="button" type="button" c="var(--refused)" onClick={() => void ask()}>
      {t('user.cancelAccount')}
    </Anchor>
  );
}
