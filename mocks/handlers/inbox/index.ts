/** System messages: everybody reads and marks only their own (document 1 §7, document 2 §7). */
import { MESSAGE_TYPE_MAX } from '#src/lib/limits.ts';
import type { OperationsOf } from '../../openapi/operations.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Message, Store } from '../../world/entities.ts';
import { ok, signedIn, type Handlers, refuse, type Text } from '../handler.ts';
import { dateTime } from '../../domain/dates.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { enumValue, readForm, integer, mappedPage, PAGE } from '../shared/form.ts';

const TEXT = {
  missing: { zh: '消息不存在或已删除', en: 'This message does not exist or was removed.' },
  foreign: { zh: '只能标记自己的消息', en: 'Only your own messages can be marked.' },
} as const satisfies Record<string, Text>;

/** Newest first; equal times: later rows first. */
const inboxOf = (store: Store, userId: string): Message[] =>
  store.messages
    .where('userId', userId)
    .toReversed()
    .sort((a, b) => b.sentAt - a.sentAt);

function toWire(message: Message, language: Language): components['schemas']['InboxMessage'] {
  return {
    id: message.id,
    sendMsg: inLanguage(message.html, language),
    sendTime: dateTime(message.sentAt),
    status: message.readAt === null ? 0 : 1,
    about: message.about,
  };
}

/** 1 means system messages; the documents name no other type. */
const type = integer(1, MESSAGE_TYPE_MAX, { zh: '消息类型不正确', en: 'The type of message is not valid' });

export const inboxHandlers = {
  countMessages: signedIn((call) => {
    const { world, user } = call;
    const form = readForm(call, call.body, { type, status: enumValue<0 | 1>() });
    const isWanted = (message: Message) =>
      message.type === form.type && (message.readAt === null) === (form.status === 0);
    return ok(world.store.messages.where('userId', user.id).filter(isWanted).length);
  }),

  listMessages: signedIn((call) => {
    const { world, user, language } = call;
    const form = readForm(call, call.body, { ...PAGE, type });
    const rows = inboxOf(world.store, user.id).filter((message) => message.type === form.type);
    const { list, totals } = mappedPage(rows, form, (message) => toWire(message, language));
    return ok({ list, totals });
  }),

  /** Answers the message, since no other call returns one. */
  readMessage: signedIn((call) => {
    const { messages } = call.world.store;
    const message = messages.get(call.body.id ?? '');
    if (message === undefined || message.userId !== call.user.id) return refuse(call, TEXT.missing);
    const read =
      message.readAt === null ? messages.update(message.id, { readAt: call.world.clock.now() }) : message;
    return ok(toWire(read, call.language));
  }),

  readAllMessages: signedIn((call) => {
    if (call.body.id !== call.user.id) return refuse(call, TEXT.foreign);
    const { messages } = call.world.store;
    for (const { id, readAt } of messages.where('userId', call.user.id)) {
      if (readAt === null) messages.update(id, { readAt: call.world.clock.now() });
    }
    return ok(null);
  }),
} satisfies Handlers<OperationsOf<'inbox'>>;
