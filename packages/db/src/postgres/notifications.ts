import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 2500;
const RECONNECT_MS = 1000;
const PROBE_MS = 5000;
/** A frozen server answers neither the goodbye of an idle connection nor a query that is under way. */
const MAX_END_MS = 500;

/** Messages between the server processes through PostgreSQL (LISTEN and NOTIFY). */
export interface Notifications {
	/** Sends less than 8,000 bytes to all listening processes, this one included. @throws without a connection. */
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
	/** Called each time that the connection is lost or can't be made. */
	onFailure(error: unknown): void;
	/** A connection is probed this often, and given up when an answer takes longer than this. @default 5000 */
	readonly probeMs?: number;
}

/** `invalid_parameter_value`: the payload has 8,000 bytes or more. */
const TOO_LONG = "22023";

/** Connects in the background, on a separate connection, and reconnects for ever after a loss. */
export function openNotifications(options: NotificationOptions): Notifications {
	const { channel, onListening, onFailure, probeMs = PROBE_MS } = options;
	const closing = new AbortController();
	let connection: { readonly client: pg.Client; readonly lost: AbortController } | null = null;
	/** One query at a time, as pg asks for. */
	let lastQuery: Promise<unknown> = Promise.resolve();
	const query = async (client: pg.Client, text: string, values: readonly string[] = []) => {
		const answer = lastQuery.then(() => client.query(text, [...values]));
		lastQuery = answer.catch(() => undefined);
		await answer;
	};
	const listenUntilLost = async () => {
		const lost = new AbortController();
		const client = newClient(options, probeMs, lost);
		try {
			await client.connect();
			await client.query(`listen ${pg.escapeIdentifier(channel)}`);
			connection = { client, lost };
			onListening();
			const signal = AbortSignal.any([closing.signal, lost.signal]);
			for (;;) {
				await sleep(probeMs, undefined, { signal, ref: false });
				await query(client, "select 1");
			}
		} finally {
			connection = null;
			await Promise.race([client.end().catch(() => undefined), sleep(MAX_END_MS, undefined, { ref: false })]);
		}
	};
	const stayConnected = async () => {
		while (!closing.signal.aborted) {
			await listenUntilLost().catch((error) => {
				if (!closing.signal.aborted) onFailure(error instanceof Error ? (error.cause ?? error) : error);
			});
			await sleep(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
		}
	};
	const ended = stayConnected();
	return {
		async send(payload) {
			if (!connection) throw new Error("There is no connection.");
			const { client, lost } = connection;
			try {
				await query(client, "select pg_notify($1, $2)", [channel, payload]);
			} catch (error) {
				// Sent again, it would be refused again.
				if (error instanceof pg.DatabaseError && error.code === TOO_LONG) return onFailure(error);
				lost.abort(error);
				throw error;
			}
		},
		async close() {
			closing.abort();
			await Promise.race([ended, sleep(2 * MAX_END_MS, undefined, { ref: false })]);
		},
	};
}

/** `lost` is aborted with the reason when the connection ends. */
function newClient(
	{ url, onPayload }: NotificationOptions,
	probeMs: number,
	lost: AbortController,
): pg.Client {
	const client = new pg.Client({
		connectionString: url,
		application_name: "hilo live events",
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: probeMs,
		keepAlive: true,
	});
	// Without a listener, a connection error would end the process.
	client.on("error", (error) => lost.abort(error));
	client.once("end", () => lost.abort(new Error("The connection was closed.")));
	client.on("notification", ({ payload }) => onPayload(payload ?? ""));
	return client;
}
