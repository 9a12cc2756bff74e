import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { config } from '#src/config/config.ts';
import { useText } from '#src/i18n/use-text.ts';
import { buildVersion } from '#src/lib/build-version.ts';
import { nameIn } from '#src/lib/names.ts';
import { partnerQueries } from '#src/parts/partner-links/queries.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { useWords, type Words } from '#src/ui/words.ts';
import classes from './footer.module.css';

/** Number of partner links in the footer; /Links shows all. */
const LINKS_SHOWN = 8;
/** Public registers of the two filings. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';
const POLICE_REGISTER = 'https://beian.mps.gov.cn/#/query/webSearch';

const thisYear = (): number => new Date().getFullYear();

/** Partner links, the platform's URL, legal documents and the two filings (document 1 §1). */
export function SiteFooter(): ReactNode {
  const { t } = useText();
  const { basePath, platformUrl, icpNumber, policeNumber, secretariatPhone } = config();
  const version = buildVersion();
  return (
    <footer className={classes.root} data-band data-no-print>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <div>
            <Logo />
            <dl className={classes.facts}>
              <dt>{t('footer.address')}</dt>
              <dd>
                <Anchor href={platformUrl}>{platformUrl.replace(/^https?:\/\//, '')}</Anchor>
              </dd>
              {secretariatPhone !== '' && (
                <>
                  <dt>{t('footer.contact')}</dt>
                  <dd>
                    <Anchor href={`tel:${secretariatPhone.replace(/[^+\d]/g, '')}`}>
                      {secretariatPhone}
                    </Anchor>
                  </dd>
                </>
              )}
            </dl>
          </div>
          <PartnerLinks />
        </div>
        <div className={classes.legal}>
          <div>
            <p>{t('footer.copyright', { year: thisYear() })}</p>
            {version !== null && (
              <p className={classes.version}>
                {t('footer.version', { version })}
                {/* The build writes the file (scripts/notices). */}
                {import.meta.env.PROD && (
                  <>
                    {' · '}
                    <ExternalLink href={`${basePath}third-party-notices.txt`} label="footer.notices" />
                  </>
                )}
              </p>
            )}
          </div>
          <ul>
            <li>
              <Link to="/policy">{t('legal.userAgreement')}</Link>
            </li>
            <li>
              <Link to="/agreement">{t('legal.privacyPolicy')}</Link>
            </li>
            <li>
              <ExternalLink href={ICP_REGISTER} label={<AsWritten text={icpNumber} />} />
            </li>
            <li>
              <ExternalLink href={POLICE_REGISTER} label={<AsWritten text={policeNumber} />} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Folded on phones. Falls back to a link to /Links when the names cannot be loaded. */
function PartnerLinks(): ReactNode {
  const { t, lang } = useText();
  const [open, setOpen] = useState(false);
  const { data: links = [], isPending } = useQuery(partnerQueries.links());
  if (links.length === 0 && !isPending) {
    return (
      <p className={classes.partners}>
        <TextLink to="/Links" label="nav.links" />
      </p>
    );
  }
  return (
    <section className={classes.partners} aria-labelledby="footer-links">
      <div className={classes.head}>
        <h2 id="footer-links">{t('nav.links')}</h2>
        <Button
          className={classes.fold}
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-controls="footer-partners"
          aria-labelledby="footer-links"
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={20} aria-hidden />
        </Button>
        <TextLink to="/Links" label="home.viewAll" />
      </div>
      <ul id="footer-partners" data-open={open || undefined}>
        {links.slice(0, LINKS_SHOWN).map(({ id, href, names }) => (
          <li key={id}>
            <ExternalLink href={href} label={<AsWritten text={nameIn(lang, names)} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens a new tab without opener and referrer (decision 24). */
function ExternalLink({ href, label }: { href: string; label: Words }): ReactNode {
  const { t } = useText();
  const say = useWords();
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" className={classes.externalLinkRoot}>
      {say(label)}
      <IconExternalLink className={classes.icon} size="1em" aria-hidden />
      <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
    </Anchor>
  );
}
