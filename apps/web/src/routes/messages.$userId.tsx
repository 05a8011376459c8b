import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../features/chat/chat/chat-page.tsx";
import { loadDuelRecord } from "../features/duels/record/load-duel-record.ts";
import { pageHead } from "../platform/page-head.ts";
import { settled } from "../platform/settled.ts";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/$userId")({
	...messagesRoute,
	head: () => pageHead("Messages", { description: "A chat with a friend on Hilo." }),
	loader: async ({ context, params: { userId } }) => {
		await settled([messagesRoute.loader({ context }), loadDuelRecord(context.api, userId)]);
	},
	component: ChatPage,
});
