import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../features/chat/chat-page.tsx";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/$userId")({
	...messagesRoute,
	head: () => pageHead("Messages", { description: "A chat with a friend on Hilo." }),
	loader: async ({ context, params: { userId } }) => {
		const { utils } = context.api;
		await settled([
			messagesRoute.loader({ context }),
			utils.duels.record.ensureData({ userId }),
			// In the browser the chat loads what it lacks.
			import.meta.env.SSR ? utils.chat.list.ensureData({ userId }) : undefined,
		]);
	},
	component: ChatPage,
});
