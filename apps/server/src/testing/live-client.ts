import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { createTRPCClient, httpSubscriptionLink } from "@trpc/client";
import { EventSource } from "eventsource";
import type { AppRouter } from "../app/app-router.ts";
import type { Browser } from "./browser.ts";

/** A stream of live events, read by the client that the site's own pages use. */
export interface ReadStream {
	/** All events so far. */
	readonly events: StreamMessage[];
	/** The answers that opened the stream, or refused it. */
	readonly answers: Response[];
	/** How the stream stands. */
	state(): "open" | "ended" | "failed";
	close(): void;
}

/** Opens the stream over the network, with the browser's cookies. */
export function readEvents(url: string, { cookieHeader }: Pick<Browser, "cookieHeader">): ReadStream {
	const events: StreamMessage[] = [];
	const answers: Response[] = [];
	let state: "open" | "ended" | "failed" = "open";
	const client = createTRPCClient<AppRouter>({
		links: [
			httpSubscriptionLink({
				url: `${url}/api/trpc`,
				EventSource,
				eventSourceOptions: {
					fetch: async (input, init) => {
						const answer = await fetch(input, {
							...init,
							headers: { ...init.headers, Cookie: cookieHeader },
						});
						answers.push(answer);
						return answer;
					},
				},
			}),
		],
	});
	const subscription = client.live.events.subscribe(undefined, {
		onData: (event) => events.push(event),
		onError: () => {
			state = "failed";
		},
		onComplete: () => {
			if (state === "open") state = "ended";
		},
	});
	return { events, answers, state: () => state, close: () => subscription.unsubscribe() };
}
