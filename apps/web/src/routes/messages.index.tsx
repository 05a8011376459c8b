import { createFileRoute } from "@tanstack/react-router";
import { MessagesPage } from "../features/chat/chat/messages-page.tsx";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/")({
	...messagesRoute,
	component: MessagesPage,
});
