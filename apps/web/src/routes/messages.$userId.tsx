import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../features/chat/chat/chat-page.tsx";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/$userId")({
	...messagesRoute,
	component: ChatPage,
});
