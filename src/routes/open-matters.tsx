import { platformToday } from '#src/api/server-clock.ts';
import type { FindOpenMatters } from '#src/features/account/cancel-account-screen.tsx';
import { OPEN_MATTER_KINDS, type OpenMatter } from '#src/features/account/rules.ts';
import { productsOf } from '#src/features/my-applications/application-subject.tsx';
import type { MyApplication } from '#src/features/my-applications/model.ts';
import { situationOf } from '#src/features/my-applications/situation.ts';
import { useApplications } from '#src/features/my-applications/use-applications.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';

/** Applications in progress of a user who wants to leave, those waiting for the user first. */
export const findOpenMatters: FindOpenMatters = function OpenApplications({ userId, children }) {
  const text = useText();
  const { query, asking } = useApplications(userId);
  if (query.data === undefined) return children(query.error === null ? 'asking' : 'unknown');
  const today = platformToday();
  const open = query.data.rows
    .filter(({ progress }) => progress.released !== true)
    .map((row) => ({ id: row.id, name: row.number || productsOf(row, text), kind: kindOf(row, today) }));
  open.sort((one, other) => OPEN_MATTER_KINDS.indexOf(one.kind) - OPEN_MATTER_KINDS.indexOf(other.kind));
  return children(asking ? 'asking' : open);
};

const KIND: Partial<Record<TextKey, OpenMatter['kind']>> = {
  'epd.mine.act.quote': 'quote',
  'epd.mine.act.contract': 'contract',
  'epd.mine.act.upload': 'correction',
  'epd.mine.act.addFiles': 'files',
};

/** What the customer must do next, else the application itself (document 2 §4). */
function kindOf({ progress }: MyApplication, today: string): OpenMatter['kind'] {
  const [task] = situationOf(progress, today).tasks;
  const waits = task === undefined ? undefined : KIND[task.offer.label];
  return waits ?? (progress.stage === 70 ? 'release' : 'application');
}
