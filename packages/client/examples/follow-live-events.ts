import { createHiloClient } from "@hilo/client";

const { HILO_URL = "http://127.0.0.1:3000", HILO_TOKEN } = process.env;
const { api, liveEvents } = createHiloClient({ url: HILO_URL, token: HILO_TOKEN });

const stopped = new AbortController();
process.once("SIGINT", () => stopped.abort());

for await (const event of liveEvents({ signal: stopped.signal })) {
	// "refresh" comes first, and again after each lost connection: something may have been missed.
	if (event.kind !== "refresh" && event.kind !== "requests") continue;
	const { incoming } = await api.friends.requests.query();
	console.log(`Friend requests: ${incoming.length}`);
}
