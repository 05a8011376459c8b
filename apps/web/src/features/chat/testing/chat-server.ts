import { MESSAGES_PER_PAGE } from "@hilo/rules/chat/message";
import { HttpResponse, http } from "msw/http";
import { type Message, type Page, positionOf } from "../model/thread.ts";
import { message } from "./chats.ts";

interface Asked {
	readonly before?: string;
	readonly after?: string;
}

/** Answers the calls about the chat between "ada", who is signed in, and "grace". */
export function chatServer(given: readonly Message[], { readByMe = Number.POSITIVE_INFINITY } = {}) {
	const chat = [...given];
	const state = { readByFriend: 0, readByMe: Math.min(readByMe, chat.length), removals: 0 };
	const calls: string[] = [];
	const meets: { send: () => Response | undefined } = { send: () => undefined };

	function pageOf({ before, after }: Asked): Page {
		const first = after ? positionOf(after) : 0;
		const end = before ? positionOf(before) - 1 : chat.length;
		const messages = after
			? chat.slice(first, first + MESSAGES_PER_PAGE)
			: chat.slice(Math.max(0, end - MESSAGES_PER_PAGE), end);
		return {
			messages,
			hasEarlier: positionOf(messages[0]?.id ?? null) > 1,
			hasLater: positionOf(messages.at(-1)?.id ?? null) < chat.length && messages.length > 0,
			removals: state.removals,
			readByFriend: state.readByFriend ? `chat-${state.readByFriend}` : null,
			readByMe: state.readByMe ? `chat-${state.readByMe}` : null,
		};
	}
	const add = (changes: Partial<Message>): Message => {
		const added = message(chat.length + 1, { timestamp: new Date().toISOString(), ...changes });
		chat.push(added);
		return added;
	};
	const owners: string[] = [];
	const handlers = [
		http.get("/api/trpc/chat.list", ({ request }) => {
			const asked: Asked = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
			calls.push(asked.after ? `after ${asked.after}` : asked.before ? `before ${asked.before}` : "newest");
			return HttpResponse.json({ result: { data: pageOf(asked) } });
		}),
		http.post("/api/trpc/chat.send", async ({ request }) => {
			const { content, clientId, owner } = (await request.json()) as Record<
				"content" | "clientId" | "owner",
				string
			>;
			owners.push(owner);
			const known = chat.find((each) => each.clientId === clientId);
			const refused = meets.send();
			if (refused) return refused;
			calls.push(`send ${content}`);
			const sent = known ?? add({ sender: "ada", content, clientId });
			return HttpResponse.json({ result: { data: { message: sent } } });
		}),
		http.post("/api/trpc/chat.read", async ({ request }) => {
			const { upTo } = (await request.json()) as { upTo: string };
			calls.push(`read ${upTo}`);
			state.readByMe = Math.max(state.readByMe, positionOf(upTo));
			return HttpResponse.json({ result: {} });
		}),
		http.post("/api/trpc/chat.typing", () => {
			calls.push("typing");
			return HttpResponse.json({ result: {} });
		}),
	];
	return {
		handlers,
		calls,
		/** The sender of each sent message. */
		owners,
		chat,
		state,
		/** Replaces the answer to sent messages; undefined gives the usual answer. */
		onSend(meet: () => Response | undefined) {
			meets.send = meet;
		},
		remove(position: number) {
			chat[position - 1] = { ...message(position), content: "Removed by an administrator" };
			state.removals++;
		},
		receive: (content: string) => add({ sender: "grace", content }),
	};
}
