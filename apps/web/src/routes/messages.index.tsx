import { createFileRoute } from "@tanstack/react-router";
import { MessagesPage } from "../features/chat/messages-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/")({
	...messagesRoute,
	head: ({ match: { context } }) =>
		pageHead(context.site, "Messages", `Your chats with your friends on ${context.site.name}.`),
	component: MessagesPage,
});
