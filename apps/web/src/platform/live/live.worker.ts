import type { AppRouter } from "@hilo/server/app/app-router";
import { createTRPCClient, httpSubscriptionLink } from "@trpc/client";
import { openChannel } from "./channel.ts";
import { keepStream, type OpenStream } from "./stream.ts";

const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: "/api/trpc" })] });

/** Opens the stream once: when and whether it is opened again is `keepStream`'s, not the browser's. */
const open: OpenStream = ({ event, failed }) => {
	let isOpen = true;
	const fail: typeof failed = (failure) => {
		if (isOpen) failed(failure);
	};
	const { unsubscribe } = client.live.events.subscribe(undefined, {
		onData: (data) => isOpen && event(data),
		onConnectionStateChange: ({ state, error }) => state === "connecting" && error && fail("broken"),
		onError: () => fail("refused"),
		onComplete: () => fail("broken"),
	});
	return () => {
		isOpen = false;
		unsubscribe();
	};
};

// The tab that starts the worker names it after its player.
const userId = self.name;
const { say } = openChannel(userId, ({ kind }) => kind === "ask" && stream.tell());
const stream = keepStream(userId, open, say);
addEventListener("online", stream.hurry);
