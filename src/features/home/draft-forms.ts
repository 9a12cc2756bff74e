import type { FoundDraft } from '#src/lib/draft.ts';

/** The forms whose drafts a person goes on with from home, by the name under which `useDraft` keeps them. */
export const DRAFT_FORMS = {
  'epd-application': { to: '/epd/epdApplyFor', title: 'epd.apply.title' },
  'low-carbon': { to: '/dtpfg/dtpfgApplyFor', title: 'lces.title' },
  'pcr-request': { to: '/Pcr/pcrApplyFor', title: 'pcr.applyTitle' },
  verification: { to: '/epd/verification', title: 'verify.title' },
  enterprise: { to: '/enterprise', title: 'enterprise.title' },
  'registration-info': { to: '/information', title: 'profile.modifyTitle' },
  'lca-trial': { to: '/lcaTools', title: 'nav.lcaTools' },
  feedback: { to: '/Feedback', title: 'feedback.title' },
} as const;
type DraftForm = keyof typeof DRAFT_FORMS;

/** The drafts among those found that have a form to go on with. */
export function draftsToGoOn(
  found: readonly FoundDraft[],
): { form: (typeof DRAFT_FORMS)[DraftForm]; savedAt: number }[] {
  // As DraftForm: asked just before.
  return found.flatMap(({ form, savedAt }) =>
    form in DRAFT_FORMS ? [{ form: DRAFT_FORMS[form as DraftForm], savedAt }] : [],
  );
}
