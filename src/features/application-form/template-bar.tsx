import { memo, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCalculator, IconExternalLink } from '@tabler/icons-react';
import { config } from '#src/config/config.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { addressWithToken, leaveFor } from '#src/lib/leave-for.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { useLcaEntry } from '#src/parts/lca/use-lca-entry.ts';
import { notify } from '#src/ui/notify.ts';
import { tellingSlow } from '#src/ui/tell-slow.ts';
import { useOnce } from '#src/ui/use-once.ts';
import { epdToolToken, applicationFormQueries } from './queries.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { TEMPLATE_CODES, type TemplateCode } from './values.ts';
import classes from './application-form.module.css';

const LABEL: Record<TemplateCode, TextKey> = {
  EPD_SPARE_TEMPLATE: 'epd.apply.tplEpd',
  LCA_TEMPLATE: 'epd.apply.tplLca',
  DATA_COLLECTION_TEMPLATE: 'epd.apply.tplData',
};

/** Templates of the files, and external tools to create them (document 2 §2). */
export const TemplateBar = memo(function TemplateBar(): ReactNode {
  const { t, lang } = useText();
  const templates = useQuery(applicationFormQueries.templates(lang));
  return (
    <div id="apply-templates" className={classes.bar}>
      <div role="group" aria-labelledby="apply-templates-title">
        <h4 id="apply-templates-title">{t('epd.apply.templates')}</h4>
        <ul>
          {TEMPLATE_CODES.map((code) => {
            const template = templates.data?.[code];
            return (
              <li key={code}>
                {template === undefined ? (
                  t(templates.isSuccess ? 'epd.apply.tplMissing' : LABEL[code])
                ) : (
                  <DownloadButton
                    variant="transparent"
                    label={LABEL[code]}
                    fetchFile={fileCalls.attachment(template.attachmentId)}
                    fileName={template.fileName}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <LoadFailure query={templates} fallback="epd.apply.templatesFail" />
      </div>
      <Tools />
    </div>
  );
});

function Tools(): ReactNode {
  const { t } = useText();
  const lcaTool = useQuery(applicationFormQueries.lcaToolSwitch());
  const lca = useLcaEntry();
  const { busy, run: openEpdTool } = useOnce(async () => {
    try {
      leaveFor(addressWithToken(config().epdToolUrl, await tellingSlow(epdToolToken())));
    } catch (error) {
      notify.error({ text: errorText(error, 'epd.apply.toolFail') });
    }
  });
  return (
    <div role="group" aria-labelledby="apply-tools-title">
      <h4 id="apply-tools-title">{t('epd.apply.tools')}</h4>
      <ul>
        {lcaTool.data === true && (
          <li>
            <Button
              variant="transparent"
              leftSection={<IconCalculator size={18} aria-hidden />}
              onPointerEnter={lca.prepare}
              onFocus={lca.prepare}
              onClick={() => void lca.enter()}
            >
              {t('epd.apply.openLcaTool')}
            </Button>
          </li>
        )}
        <li>
          <Button
            variant="transparent"
            loading={busy}
            leftSection={<IconExternalLink size={18} aria-hidden />}
            onClick={() => void openEpdTool()}
          >
            {t('epd.apply.openEpdTool')}
          </Button>
        </li>
      </ul>
    </div>
  );
}
