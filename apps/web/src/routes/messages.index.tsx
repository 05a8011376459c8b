import { createFileRoute } from "@tanstack/react-router";
import { MessagesPage } from "../features/chat/messages-page.tsx";
import { headOf } from "../platform/page-head.ts";
import { messagesRoute } from "../shell/messages-route.ts";

export const Route = createFileRoute("/messages/")({
	...messagesRoute,
	head: headOf("Messages", ({ name }) => `Your chats with your friends on ${name}.`),
	component: MessagesPage,
});
