import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorCode, idField, textField } from "../errors/issues.schema.ts";
import { checkMessage, cleanMessage, MAX_MESSAGE_LENGTH, parseMessageId } from "./message.ts";

const content = textField("chat/message-empty", checkMessage, cleanMessage).meta({
	description: "1 to 1,000 characters, not counting blanks around them",
	minLength: 1,
	maxLength: MAX_MESSAGE_LENGTH,
});

/** The client's own id of a message, which makes sending it again idempotent. */
const clientId = idField("chat/client-id-invalid");

/** A malformed id gets the same answer as a message that is not in the chat. */
const messageIn = z
	.string(errorCode("chat/message-missing"))
	.min(1, errorCode("chat/message-missing"))
	.refine((id) => parseMessageId(id) !== null, errorCode("chat/no-such-message"));

export const chatInput = z.object({ userId }).meta({ id: "ChatInput" });
export type ChatInput = z.output<typeof chatInput>;

/** Without `before`, the latest messages. In a query string, an empty `before` counts as absent. */
export const chatPageInput = z
	.object({
		userId,
		before: z.preprocess((text) => (text === "" ? undefined : text), messageIn.optional()).optional(),
	})
	.meta({ id: "ChatPageInput" });

/** At most one of `before` and `after`; with neither, the latest messages. */
export const listMessagesInput = z
	.object({ userId, before: messageIn.optional(), after: messageIn.optional() })
	.refine(({ before, after }) => before === undefined || after === undefined)
	.meta({ id: "ListMessagesInput" });
export type ListMessagesInput = z.output<typeof listMessagesInput>;

export const postMessageInput = z.object({ userId, content }).meta({ id: "PostMessageInput" });

/** `owner` is the author's id: another tab may have signed another player in, whose session comes with the call. */
export const sendMessageInput = z
	.object({ userId, content, clientId, owner: z.string().optional() })
	.meta({ id: "SendMessageInput" });
/** Without `owner`, the signed-in player is the author. */
export type SendMessageInput = Omit<z.output<typeof sendMessageInput>, "clientId"> & {
	readonly clientId?: string;
};

/** Marks the chat as read up to a message; without `upTo`, to its end. */
export const readChatInput = z.object({ userId, upTo: messageIn.optional() }).meta({ id: "ReadChatInput" });
export type ReadChatInput = z.output<typeof readChatInput>;
