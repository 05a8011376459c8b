import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { createTRPCClient, httpSubscriptionLink } from "@trpc/client";
import { EventSource } from "eventsource";
import type { AppRouter } from "../app/app-router.ts";
import type { Browser } from "./browser.ts";

/** A stream of live events, read by the same client as on the site's pages. */
export interface ReadStream {
	readonly events: StreamMessage[];
	readonly answers: Response[];
	state(): "open" | "ended" | "failed";
	close(): void;
}

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
