import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../features/chat/chat-page.tsx";
import type { Api } from "../platform/api/trpc.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/$userId")({
	...messagesRoute,
	head: headOf("Messages", ({ name }) => `A chat with a friend on ${name}.`),
	loader: async ({ context, params: { userId } }) => {
		const { api, queryClient } = context;
		await settled([
			messagesRoute.loader({ context }),
			api.utils.duels.record.ensureData({ userId }),
			// In the browser the chat loads what it lacks.
			import.meta.env.SSR ? loadThread(queryClient, api, userId) : undefined,
		]);
	},
	component: ChatPage,
});

/** Imports the query only when called, because the routes are in the script of every page. */
async function loadThread(queryClient: QueryClient, { client }: Api, userId: string): Promise<void> {
	const { threadQuery } = await import("../features/chat/model/thread.ts");
	await queryClient.ensureQueryData(threadQuery(queryClient, client, userId));
}
