/** What the staff do to the platform itself: messages and switches. */
import { LCA_TOOL_SWITCH, QR_SETTING } from '../domain/settings.ts';
import { dictItem } from '../domain/dict.ts';
import { OperatorError, type OperatorAction } from './action.ts';
import { choice, optionalText, rowArgument, shownUser, text } from './arguments.ts';
import { MESSAGE_MAX, notify } from './notify.ts';

const sendMessage: OperatorAction = {
  id: 'sendMessage',
  title: { zh: '发送系统消息', en: 'Send a message' },
  args: ({ store }) => [
    rowArgument('userId', store.users.all(), shownUser),
    { name: 'zh', type: 'text', required: true, max: MESSAGE_MAX },
    { name: 'en', type: 'text', required: false, max: MESSAGE_MAX },
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

export const platformActions: readonly OperatorAction[] = [sendMessage, setSetting];
