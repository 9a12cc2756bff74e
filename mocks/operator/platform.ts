/** What the staff do to the platform itself: messages, switches, news. */
import { dictItem } from '../handlers/shared/dict.ts';
import { LCA_TOOL_SWITCH } from '../seed/dictionaries.ts';
import { QR_SETTING } from '../seed/settings.ts';
import { OperatorError, type OperatorAction } from './action.ts';
import { choice, optionalText, text } from './arguments.ts';
import { escapeHtml, notify } from './notify.ts';

const sendMessage: OperatorAction = {
  id: 'sendMessage',
  title: { zh: '发送系统消息', en: 'Send a message' },
  args: ({ store }) => [
    {
      name: 'userId',
      type: 'text',
      required: true,
      options: store.users
        .all()
        .map(({ id, account, companyName }) => ({ value: id, label: companyName ?? account })),
    },
    { name: 'zh', type: 'text', required: true },
    { name: 'en', type: 'text', required: false },
  ],
  possible: ({ store }) => store.users.size > 0,
  run: (world, args) => {
    const userId = text(args, 'userId');
    if (world.store.users.get(userId) === undefined) throw new OperatorError(`There is no user "${userId}"`);
    notify(world, userId, text(args, 'zh'), optionalText(args, 'en') ?? null);
    return { changed: `Message sent to ${userId}` };
  },
};

const SWITCHES = [QR_SETTING, LCA_TOOL_SWITCH.itemCode] as const;

const setSetting: OperatorAction = {
  id: 'setSetting',
  title: { zh: '设置平台开关', en: 'Set a switch of the platform' },
  args: () => [
    {
      name: 'name',
      type: 'text',
      required: true,
      options: SWITCHES.map((name) => ({ value: name, label: name })),
    },
    {
      name: 'value',
      type: 'text',
      required: true,
      options: [
        { value: '1', label: 'on' },
        { value: '0', label: 'off' },
      ],
    },
  ],
  possible: () => true,
  run: (world, args) => {
    const name = choice(args, 'name', SWITCHES);
    const value = choice(args, 'value', ['0', '1']);
    if (name === QR_SETTING) {
      world.store.settings.put({ id: name, value });
    } else {
      const item = dictItem(world, LCA_TOOL_SWITCH.type, LCA_TOOL_SWITCH.itemCode);
      if (item === undefined) throw new OperatorError(`There is no switch "${name}"`);
      world.store.dictItems.update(item.id, { value: { zh: value, en: null } });
    }
    return { changed: `${name} set to ${value}` };
  },
};

const publishNews: OperatorAction = {
  id: 'publishNews',
  title: { zh: '发布新闻', en: 'Publish news' },
  args: () => [
    { name: 'titleZh', type: 'text', required: true },
    { name: 'titleEn', type: 'text', required: false },
    { name: 'textZh', type: 'text', required: true },
    { name: 'textEn', type: 'text', required: false },
  ],
  possible: () => true,
  run: ({ store, clock, ids }, args) => {
    const id = ids.next('news');
    const title = { zh: text(args, 'titleZh'), en: optionalText(args, 'titleEn') ?? null };
    const abstract = { zh: text(args, 'textZh'), en: optionalText(args, 'textEn') ?? null };
    const html = (plain: string): string => `<p>${escapeHtml(plain)}</p>`;
    store.news.put({
      id,
      title,
      editor: '秘书处',
      publisher: '平台秘书处',
      abstract,
      html: { zh: html(abstract.zh), en: abstract.en === null ? null : html(abstract.en) },
      pictureId: null,
      publishedAt: clock.now(),
    });
    return { changed: `News ${id} published` };
  },
};

export const platformActions: readonly OperatorAction[] = [sendMessage, setSetting, publishNews];
