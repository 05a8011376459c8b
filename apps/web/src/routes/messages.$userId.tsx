import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../features/chat/chat/chat-page.tsx";
import { settled } from "../platform/settled.ts";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/$userId")({
	...messagesRoute,
	loader: async ({ context, params: { userId } }) => {
		// Imported here, because few other pages need this code.
		const record = import("../features/duels/record/load-duel-record.ts");
		await settled([
			messagesRoute.loader({ context }),
			record.then(({ loadDuelRecord }) => loadDuelRecord(context.api, userId)),
		]);
	},
	component: ChatPage,
});
