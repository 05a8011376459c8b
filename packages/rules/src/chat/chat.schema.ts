import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { CHAT_ERRORS } from "./chat.errors.ts";
import { checkMessage, cleanMessage, MESSAGE_MAX } from "./message.ts";
import { messagePlace } from "./message-id.ts";

const says = errorTextFrom(CHAT_ERRORS);

const content = z
	.string(says("chat/message-empty"))
	.superRefine(refineWith(CHAT_ERRORS)(checkMessage))
	.overwrite(cleanMessage)
	.meta({
		description: "1 to 1,000 characters, not counting blanks around them",
		minLength: 1,
		maxLength: MESSAGE_MAX,
	});

/** What a client calls a message that it sends, so that it can send it again. */
const clientId = z
	.string(says("chat/client-id-invalid"))
	.regex(/^[\w-]{1,64}$/, says("chat/client-id-invalid"));

/** The id of a message. A text that can't be one is answered like that of a message that is not in the chat. */
const messageIn = z
	.string(says("chat/message-missing"))
	.min(1, says("chat/message-missing"))
	.refine((id) => messagePlace(id) !== null, says("chat/no-such-message"));

/** A chat, by the friend at its other end. */
export const chatInput = z.object({ userId }).meta({ id: "ChatInput" });
export type ChatInput = z.output<typeof chatInput>;

/** A page of a chat: the latest messages, or those before one. In an address, an empty `before` is none. */
export const chatPageInput = z
	.object({
		userId,
		before: z.preprocess((text) => (text === "" ? undefined : text), messageIn.optional()).optional(),
	})
	.meta({ id: "ChatPageInput" });

/** The same, or the messages after one. */
export const listMessagesInput = z
	.object({ userId, before: messageIn.optional(), after: messageIn.optional() })
	.refine(({ before, after }) => before === undefined || after === undefined)
	.meta({ id: "ListMessagesInput" });
/** With neither, the latest messages. */
export type ListMessagesInput = z.output<typeof listMessagesInput>;

/** A message to a friend. */
export const postMessageInput = z.object({ userId, content }).meta({ id: "PostMessageInput" });

/**
 * The same from a client that can send it again without the friend getting it twice, and that knows who wrote it: another tab may have
 * signed somebody else in, and then the session that comes with the call is theirs.
 */
export const sendMessageInput = z
	.object({ userId, content, clientId, owner: z.string().optional() })
	.meta({ id: "SendMessageInput" });
/** `owner` is the id of the player who wrote the message; without it, that is whoever is signed in. */
export type SendMessageInput = Omit<z.output<typeof sendMessageInput>, "clientId"> & {
	readonly clientId?: string;
};

/** How far a chat is read: up to a message, or to its end. */
export const readChatInput = z.object({ userId, upTo: messageIn.optional() }).meta({ id: "ReadChatInput" });
export type ReadChatInput = z.output<typeof readChatInput>;
