/** What the staff do to the platform itself: messages and switches. */
import { SWITCHES } from '../domain/settings.ts';
import { OperatorError, type OperatorAction } from './action.ts';
import { choice, optionalText, rowArgument, shownUser, text } from './arguments.ts';
import { MESSAGE_MAX, notify } from './notify.ts';

const sendMessage: OperatorAction = {
  id: 'sendMessage',
  title: { zh: '发送系统消息', en: 'Send a message' },
  args: (world) => [
    rowArgument('userId', world.store.users.all(), shownUser(world)),
    { name: 'zh', type: 'text', required: true, max: MESSAGE_MAX },
    { name: 'en', type: 'text', required: false, max: MESSAGE_MAX },
  ],
  possible: ({ store }) => store.users.size > 0,
  run: (world, args) => {
    const userId = text(args, 'userId');
    if (world.store.users.get(userId) === undefined)
      throw new OperatorError(`There is no user "${userId}"`, `没有用户“${userId}”`);
    notify(world, userId, text(args, 'zh'), optionalText(args, 'en') ?? null);
    return { changed: `Message sent to ${userId}` };
  },
};

const NAMES = SWITCHES.map(({ name }) => name);

const setSetting: OperatorAction = {
  id: 'setSetting',
  title: { zh: '设置平台开关', en: 'Set a switch of the platform' },
  args: () => [
    {
      name: 'name',
      type: 'text',
      required: true,
      options: SWITCHES.map(({ name, title }) => ({ value: name, title })),
    },
    {
      name: 'value',
      type: 'text',
      required: true,
      options: [
        { value: '1', title: { zh: '开', en: 'On' } },
        { value: '0', title: { zh: '关', en: 'Off' } },
      ],
    },
  ],
  possible: () => true,
  run: (world, args) => {
    const name = choice(args, 'name', NAMES);
    const value = choice(args, 'value', ['0', '1']);
    const isThere = SWITCHES.find((each) => each.name === name)?.set(world, value === '1') ?? false;
    if (!isThere) throw new OperatorError(`There is no switch "${name}"`, `没有开关“${name}”`);
    return { changed: `${name} set to ${value}` };
  },
};

export const platformActions: readonly OperatorAction[] = [sendMessage, setSetting];
