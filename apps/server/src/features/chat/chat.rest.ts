import { chatPageInput, postMessageInput, readChatInput } from "@hilo/rules/chat/chat.schema";
import { z } from "zod";
import { done, restRow } from "../../platform/rest/rest-row.ts";
import { presentDocumentedPage, presentDocumentedSent } from "./chat.presenter.ts";
import { listMessages } from "./list-messages.ts";
import { countUnreadMessages, markChatRead } from "./mark-chat-read.ts";
import { sendMessage } from "./send-message.ts";

const messageAnswer = z
	.object({
		id: z.string(),
		sender: z.string(),
		content: z.string(),
		timestamp: z.iso.datetime(),
		read: z.boolean().meta({ description: "Whether the one it was sent to has read it" }),
	})
	.meta({ id: "ChatMessage" });

const sentAnswer = z.object({ message: messageAnswer });

const unreadAnswer = z.object({ count: z.int().min(0) });

const NO_FRIEND = ["chat/not-friends", "accounts/user-not-found"] as const;

export const chatRows = [
	restRow({
		method: "get",
		path: "/chat/unread",
		scope: "read",
		summary: "How many messages of friends the caller has not read",
		access: "player",
		answer: unreadAnswer,
		handle: async (ctx) => ({ count: await countUnreadMessages(ctx, ctx.actor.id) }),
	}),
	restRow({
		method: "get",
		path: "/chat/:userId",
		isLarge: true,
		scope: "read",
		summary: "The latest 100 messages of the chat with a friend, or those before one; marks nothing as read",
		access: "player",
		input: chatPageInput,
		errors: [...NO_FRIEND, "chat/no-such-message"],
		answer: z.array(messageAnswer),
		handle: async (ctx, input) => presentDocumentedPage(await listMessages(ctx, input)),
	}),
	restRow({
		method: "post",
		path: "/chat/:userId",
		scope: "social",
		summary: "Sends a message to a friend",
		access: "player",
		input: postMessageInput,
		errors: [
			...NO_FRIEND,
			"chat/message-empty",
			"chat/message-too-long",
			"chat/message-unreadable",
			"chat/too-many-messages",
		],
		answer: sentAnswer,
		status: 201,
		handle: async (ctx, input) => ({ message: presentDocumentedSent(await sendMessage(ctx, input)) }),
	}),
	restRow({
		method: "post",
		path: "/chat/:userId/read",
		scope: "social",
		summary: "Marks what a friend has written as read: all of it, or up to a message",
		access: "player",
		input: readChatInput,
		errors: [...NO_FRIEND, "chat/message-missing", "chat/no-such-message"],
		...done(markChatRead),
	}),
];
