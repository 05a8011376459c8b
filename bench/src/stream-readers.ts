// Opens live event streams as a browser does, and notes when an event arrives.
import { connect } from "node:net";

/** Connections opened in parallel: the server's queue of new ones is short. */
const CONCURRENT = 200;

const [port = "", count = "", cookie = ""] = process.argv.slice(2);
/** A player's own record has changed. */
const LIVE_EVENT = '"kind":"me"';
const REQUEST = [
	"GET /api/trpc/live.events HTTP/1.1",
	`Host: 127.0.0.1:${port}`,
	"Accept: text/event-stream",
	"Accept-Encoding: gzip, deflate, br, zstd",
	"Accept-Language: en-GB,en;q=0.9",
	"Cache-Control: no-cache",
	`Cookie: ${cookie}`,
	`Referer: http://127.0.0.1:${port}/app`,
	"Sec-Fetch-Dest: empty",
	"Sec-Fetch-Mode: cors",
	"Sec-Fetch-Site: same-origin",
	"User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	"\r\n",
].join("\r\n");

/** Arrival times in epoch milliseconds. */
let arrivals: number[] = [];

function open(): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), "127.0.0.1", () => socket.write(REQUEST));
		socket.on("error", reject);
		socket.on("close", () => reject(new Error("A stream was closed.")));
		socket.on("data", (bytes) => {
			const text = bytes.toString("latin1");
			if (text.includes(LIVE_EVENT)) arrivals.push(performance.timeOrigin + performance.now());
			// One chunk may contain both.
			if (text.includes('"kind":"connected"')) resolve();
		});
	});
}

for (let opened = 0; opened < Number(count); opened += CONCURRENT)
	await Promise.all(Array.from({ length: Math.min(CONCURRENT, Number(count) - opened) }, open));
process.send?.("open");
process.on("message", () => {
	process.send?.(arrivals);
	arrivals = [];
});
