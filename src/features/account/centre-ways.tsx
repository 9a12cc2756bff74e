import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { IconFileCheck, IconFiles, IconLeaf, IconRulerMeasure } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { WayTile, WayTiles } from '#src/ui/way-tiles.tsx';
import { NoticeSwitch } from './notice-switch.tsx';
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
        <WayTiles>
          <WayTile to="/epd/mineEpd" icon={IconFiles} title="user.tileEpd" hint="user.tileEpdHint" />
          <WayTile to="/steelMill" icon={IconFileCheck} title="user.tileVerify" hint="user.tileVerifyHint" />
          <WayTile to="/Pcr/minePcr" icon={IconRulerMeasure} title="user.tilePcr" hint="user.tilePcrHint" />
          <WayTile
            to="/dtpfg/dtpfgApplyFor"
            icon={IconLeaf}
            title="user.tileLowCarbon"
            hint="user.tileLowCarbonHint"
          />
        </WayTiles>
      </Section>
      <NoticeSwitch />
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
