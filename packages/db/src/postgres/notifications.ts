import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 2500;
/** Waits before a lost connection is tried again: at first, and at most. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;
/** A connection that says nothing is asked this often, and given up when it does not answer for as long. */
const PROBE_MS = 5000;

/** What the processes of a site tell one another through PostgreSQL (LISTEN and NOTIFY), over a connection of its own. */
export interface Notifications {
	/** Sends a text of less than 8,000 bytes to all processes that listen, this one included. Waits for a connection. */
	send(payload: string): Promise<void>;
	close(): Promise<void>;
}

export interface NotificationOptions {
	/** `postgres://…`; no pool of transactions may stand in between. */
	readonly url: string;
	readonly channel: string;
	/** Gets what any process has sent. */
	onPayload(payload: string): void;
	/** Is called whenever this process begins to listen. What was sent before has not reached it. */
	onListening(): void;
}

/** Connects in the background, and again, for as long as it takes, whenever the connection is lost. */
export function openNotifications(options: NotificationOptions): Notifications {
	const closing = new AbortController();
	let connection = Promise.withResolvers<pg.Client>();
	const stayConnected = async () => {
		for (let attempt = 0; !closing.signal.aborted; attempt++) {
			const client = newClient(options);
			const lost = new Promise((resolve) => client.once("end", resolve));
			try {
				await client.connect();
				await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
				attempt = 0;
				connection.resolve(client);
				options.onListening();
				await untilLost(client, lost, closing.signal);
				connection = Promise.withResolvers();
			} catch {
				// Tried again below, as after a loss.
			}
			await client.end().catch(() => undefined);
			await waitFor(Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS), closing.signal);
		}
	};
	const ended = stayConnected();
	const closed = new Promise<null>((resolve) => {
		closing.signal.addEventListener("abort", () => resolve(null), { once: true });
	});
	return {
		async send(payload) {
			const client = await Promise.race([connection.promise, closed]);
			if (client === null) throw new Error("Nothing more is sent: the connection was closed.");
			await client.query("select pg_notify($1, $2)", [options.channel, payload]);
		},
		async close() {
			closing.abort();
			await ended;
		},
	};
}

function newClient({ url, onPayload }: NotificationOptions): pg.Client {
	const client = new pg.Client({
		connectionString: url,
		application_name: "hilo live events",
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: PROBE_MS,
		keepAlive: true,
	});
	// Without a listener, the error of a connection that breaks would end the process.
	client.on("error", () => undefined);
	client.on("notification", ({ payload }) => onPayload(payload ?? ""));
	return client;
}

/** Waits until the connection ends, does not answer any more, or is not needed any more. */
async function untilLost(client: pg.Client, lost: Promise<unknown>, signal: AbortSignal): Promise<void> {
	let isLost = false;
	const end = lost.then(() => {
		isLost = true;
	});
	while (!isLost && !signal.aborted) {
		await Promise.race([end, waitFor(PROBE_MS, signal)]);
		if (!isLost && !signal.aborted) await client.query("select 1");
	}
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
	await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
