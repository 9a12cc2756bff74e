import * as v from 'valibot';
import type { Wire } from '#src/api/wire.ts';
import type { TreeChoice } from './tree.ts';
import type { SupplementValues } from './values.ts';
import { chosenField, limitedText, requiredText } from '#src/parts/form/fields.ts';

/** Validation and request body of the supplement form (document 1 §3, §5; document 2 §5). */

/** Selected items of the two trees; undefined without a selection. */
export interface Chosen {
  profession: TreeChoice | undefined;
  channel: TreeChoice | undefined;
}

/** Schema for the current selection: "other" requires an explanation (document 1 §5). */
export function supplementSchema({ profession, channel }: Chosen) {
  return v.looseObject({
    userName: limitedText('register.valid.companyRequired', 'profile.valid.nameMax'),
    companyType: chosenField('profile.valid.companyType'),
    contacts: requiredText('profile.valid.contacts'),
    otherProfession:
      profession?.isOther === true ? requiredText('profile.valid.otherProfession') : v.string(),
    otherChannel: channel?.isOther === true ? requiredText('profile.valid.otherChannel') : v.string(),
  });
}

/** Request body of `POST /api/p/user/name/update`; empty values are omitted. */
export function toRequest(
  values: SupplementValues,
  { profession, channel }: Chosen,
): Wire['ProfileSupplement'] {
  return {
    userName: values.userName.trim(),
    companyType: values.companyType ?? '',
    contacts: values.contacts.trim(),
    ...given('department', values.department),
    ...given('job', values.job),
    ...(profession === undefined
      ? {}
      : {
          iprofessionId: profession.path[0] ?? profession.id,
          professionId: profession.id,
          productTypeHierarchy: JSON.stringify(profession.path),
          ...(profession.isOther ? given('otherProfession', values.otherProfession) : {}),
        }),
    ...given('demand', values.demand),
    ...(channel === undefined
      ? {}
      : {
          newchannelId: channel.path[0] ?? channel.id,
          channelId: channel.id,
          ...(channel.isOther ? given('otherChannel', values.otherChannel) : {}),
        }),
  };
}

function given<Name extends string>(name: Name, typed: string): Partial<Record<Name, string>> {
  const text = typed.trim();
  // Cast: TypeScript widens a computed key to string.
  return text === '' ? {} : ({ [name]: text } as Record<Name, string>);
}
