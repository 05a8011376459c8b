import { chatInput, listMessagesInput, readChatInput, sendMessageInput } from "@hilo/rules/chat/chat.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { presentLatest, presentMessage, presentPage } from "./chat.presenter.ts";
import { latestMessages, listMessages } from "./list-messages.ts";
import { markChatRead } from "./mark-chat-read.ts";
import { notifyTyping } from "./notify-typing.ts";
import { sendMessage } from "./send-message.ts";

export const chatRouter = router({
	list: playerProcedure("read", { isLarge: true })
		.input(listMessagesInput)
		.query(async ({ ctx, input }) => presentPage(await listMessages(ctx, input))),
	latest: playerProcedure("read", { isLarge: true }).query(async ({ ctx }) =>
		(await latestMessages(ctx)).map(presentLatest),
	),
	send: playerProcedure("social")
		.input(sendMessageInput)
		.mutation(async ({ ctx, input }) => {
			const message = await sendMessage(ctx, input);
			return { message: presentMessage(message, message.sender_id) };
		}),
	read: playerProcedure("social")
		.input(readChatInput)
		.mutation(({ ctx, input }) => markChatRead(ctx, input)),
	typing: playerProcedure("social")
		.input(chatInput)
		.mutation(({ ctx, input }) => notifyTyping(ctx, input)),
});
