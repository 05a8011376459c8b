import { page } from "vitest/browser";
import { accept, answer } from "../../../testing/answers.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { threadKey } from "../model/thread.ts";
import type { chatServer } from "./chat-server.ts";
import { friend, grace } from "./chats.ts";

export function social(friends = [grace, friend("alan_turing")], unreadMessages = 0) {
	return [
		answer("me", "get", { user: { ...player(), unreadMessages } }),
		answer("friends", "list", friends),
		answer("chat", "latest", []),
		answer("presence", "statuses", {
			grace: { status: "online", lastOnline: null },
			alan: { status: "offline", lastOnline: new Date(Date.now() - 300_000).toISOString() },
		}),
		accept("presence", "update"),
	];
}

export async function openChat(server: ReturnType<typeof chatServer>, answers = social()) {
	const app = await renderApp("/messages/grace", [...server.handlers, ...answers]);
	return {
		...app,
		/** Refetches the chat, as a live event does. */
		refetchChat: () => app.queryClient.invalidateQueries({ queryKey: threadKey("grace") }),
	};
}

export const composer = page.getByRole("textbox", { name: "Message to grace_hopper" });
export const history = page.getByRole("region", { name: "Messages with grace_hopper" });
export const bubble = (text: string) => history.getByText(text, { exact: true });

export function scroller(): Element {
	return history.element();
}

export function fromEnd(): number {
	const { scrollHeight, scrollTop, clientHeight } = scroller();
	return scrollHeight - scrollTop - clientHeight;
}

export const topOf = (text: string) => Math.round(bubble(text).element().getBoundingClientRect().top);

export function clearStorage(): void {
	localStorage.clear();
	sessionStorage.clear();
}
