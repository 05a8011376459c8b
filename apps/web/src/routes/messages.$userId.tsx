import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../features/chat/chat-page.tsx";
import { threadQuery } from "../features/chat/model/thread-query.ts";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/$userId")({
	...messagesRoute,
	head: () => pageHead("Messages", { description: "A chat with a friend on Hilo." }),
	loader: async ({ context, params: { userId } }) => {
		const { api, queryClient } = context;
		await settled([
			messagesRoute.loader({ context }),
			api.utils.duels.record.ensureData({ userId }),
			// In the browser the chat loads what it lacks.
			import.meta.env.SSR
				? queryClient.ensureQueryData(threadQuery(queryClient, api.client, userId))
				: undefined,
		]);
	},
	component: ChatPage,
});
