import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 2500;
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 2000;
/** A connection is probed this often, and given up when the answer takes longer than this. */
const PROBE_MS = 5000;

/** Messages between the server processes through PostgreSQL (LISTEN and NOTIFY). */
export interface Notifications {
	/** Sends less than 8,000 bytes to all listening processes, this one included. Waits for a connection. */
	send(payload: string): Promise<void>;
	close(): Promise<void>;
}

export interface NotificationOptions {
	/** `postgres://…`; a transaction pooler in between would break LISTEN. */
	readonly url: string;
	readonly channel: string;
	onPayload(payload: string): void;
	/** Called whenever listening begins, also after a loss: messages sent before it were missed. */
	onListening(): void;
}

/** Connects in the background, on a separate connection, and reconnects for ever after a loss. */
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
				await probeUntilLost(client, lost, closing.signal);
				connection = Promise.withResolvers();
			} catch {
				// Retried below.
			}
			await client.end().catch(() => undefined);
			await waitFor(Math.min(FIRST_WAIT_MS * 2 ** attempt, MAX_WAIT_MS), closing.signal);
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
	// Without a listener, a connection error would end the process.
	client.on("error", () => undefined);
	client.on("notification", ({ payload }) => onPayload(payload ?? ""));
	return client;
}

/** @throws when a probe is not answered. */
async function probeUntilLost(client: pg.Client, lost: Promise<unknown>, signal: AbortSignal): Promise<void> {
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
