import type { ReactNode } from 'react';
import { COMPARE_MAX } from '#src/lib/limits.ts';
import { LocalFileField } from '#src/ui/local-file-field.tsx';
import type { ForeignFiles } from './use-foreign-files.ts';

const ACCEPT = '.json,.xml,application/json,application/xml,text/xml';

/** Takes declarations of other registers into the comparison. @param own number of declarations of this register */
export function ForeignField({ foreign, own }: { foreign: ForeignFiles; own: number }): ReactNode {
  const room = COMPARE_MAX - own - foreign.files.length;
  return (
    <LocalFileField
      label="compare.foreign.label"
      hint={room > 0 ? 'compare.foreign.hint' : 'compare.foreign.full'}
      choose="compare.foreign.choose"
      accept={ACCEPT}
      closed={room <= 0}
      busy={foreign.busy}
      refused={foreign.refused}
      onFiles={(files) => void foreign.add(files, room)}
    />
  );
}
