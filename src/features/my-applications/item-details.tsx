import type { ReactNode } from 'react';
import { Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { ITEM_FILE_KINDS, ITEM_FILES, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { DeclarationLink } from './declaration-link.tsx';
import { FileList, FileRow } from './file-row.tsx';
import type { ApplicationItem } from './model.ts';
import { LCA_STATE } from './rules.ts';
import { Remark } from './remark.tsx';
import classes from './details.module.css';

interface ItemDetailsProps {
  item: ApplicationItem;
  /** Remark shown above, which is not repeated. */
  said: string;
  /** Kinds of files that may be sent now. */
  asked: readonly ItemFileKind[];
  onUpload: () => void;
}

export function ItemDetails({ item, said, asked, onUpload }: ItemDetailsProps): ReactNode {
  const { lang } = useText();
  const technology = useTechnology(item);
  return (
    <div className={classes.item}>
      <Group gap="0.5rem 0.75rem">
        <Title order={3} fz="1.125rem" ff="var(--font-heading)">
          {item.type} · <AsWritten text={nameIn(lang, item.name)} tag />
        </Title>
        {item.lca !== null && <StatusBadge {...LCA_STATE[item.lca]} />}
      </Group>
      {technology !== '' && <p className={classes.itemKind}>{technology}</p>}
      <Remark text={item.lcaRemark === said ? '' : item.lcaRemark} />
      <DeclarationLink item={item} />
      <FileList>
        {ITEM_FILE_KINDS.map((file) => (
          <FileRow
            key={file}
            label={ITEM_FILES[file].label}
            file={item.files[file]}
            unknown={!item.filesKnown}
            isPdf={ITEM_FILES[file].kinds.some((kind) => kind === 'pdf')}
            versions={item.versions[file]}
            upload={asked.includes(file) ? { label: `epd.mine.send.${file}`, open: onUpload } : undefined}
          />
        ))}
        {item.reportCn !== null && <FileRow label="epd.mine.reportCn" file={item.reportCn} isPdf />}
        {item.reportEn !== null && <FileRow label="epd.mine.reportEn" file={item.reportEn} isPdf />}
      </FileList>
    </div>
  );
}

/** Name of the process: from the dictionary, else from the answer (decision 34). */
function useTechnology({ technologyId, technology }: ApplicationItem): string {
  const { lang } = useText();
  const labelOf = useEntryLabel();
  const { data } = useQuery({ ...dictionaryQueries.processSteps(), enabled: technologyId !== '' });
  const entry = technologyId === '' ? undefined : data?.find(({ id }) => id === technologyId);
  return entry === undefined ? nameIn(lang, technology) : labelOf(entry);
}
