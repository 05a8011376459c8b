import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 2500;
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 2000;
const PROBE_MS = 5000;
/** A frozen server does not answer the goodbye of an idle connection. */
const MAX_END_MS = 500;
/** Nor a query that is under way. */
const MAX_CLOSE_MS = 1000;
const CLOSED = "Nothing more is sent: the connection was closed.";

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
	/** Called each time that the connection is lost or can't be made. */
	onFailure(error: unknown): void;
	/** A connection is probed this often, and given up when an answer takes longer than this. @default 5000 */
	readonly probeMs?: number;
}

/** Connects in the background, on a separate connection, and reconnects for ever after a loss. */
export function openNotifications(options: NotificationOptions): Notifications {
	const { channel, onListening, onFailure, probeMs = PROBE_MS } = options;
	const closing = new AbortController();
	let connection = pendingConnection();
	/** In a row, without an answer between them: a connection that is cut after each LISTEN is made ever less often. */
	let failures = 0;
	const listenUntilLost = async () => {
		const { client, lost } = newClient(options, probeMs);
		let isListening = false;
		try {
			await client.connect();
			await client.query(`listen ${pg.escapeIdentifier(channel)}`);
			isListening = true;
			connection.resolve(client);
			onListening();
			const signal = AbortSignal.any([closing.signal, lost]);
			for (;;) {
				await waitFor(probeMs, signal);
				if (closing.signal.aborted) return;
				lost.throwIfAborted();
				await client.query("select 1");
				failures = 0;
			}
		} finally {
			// However it was lost: what is sent from now on waits for the next connection.
			if (isListening) connection = pendingConnection();
			await end(client);
		}
	};
	const stayConnected = async () => {
		while (!closing.signal.aborted) {
			try {
				await listenUntilLost();
			} catch (error) {
				if (!closing.signal.aborted) onFailure(error);
			}
			await waitFor(Math.min(FIRST_WAIT_MS * 2 ** failures++, MAX_WAIT_MS), closing.signal);
		}
	};
	const ended = stayConnected();
	return {
		async send(payload) {
			if (closing.signal.aborted) throw new Error(CLOSED);
			const client = await connection.promise;
			try {
				await client.query("select pg_notify($1, $2)", [channel, payload]);
				failures = 0;
			} catch (error) {
				// A refusal by PostgreSQL leaves the connection as it is; without an answer it is lost.
				if (!(error instanceof pg.DatabaseError)) void end(client);
				throw error;
			}
		},
		async close() {
			closing.abort();
			connection.reject(new Error(CLOSED));
			await Promise.race([ended, sleep(MAX_CLOSE_MS, undefined, { ref: false })]);
		},
	};
}

function pendingConnection(): PromiseWithResolvers<pg.Client> {
	const connection = Promise.withResolvers<pg.Client>();
	connection.promise.catch(() => undefined);
	return connection;
}

/** `lost` is aborted with the reason when the connection ends. */
function newClient({ url, onPayload }: NotificationOptions, probeMs: number) {
	const client = new pg.Client({
		connectionString: url,
		application_name: "hilo live events",
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: probeMs,
		keepAlive: true,
	});
	const lost = new AbortController();
	// Without a listener, a connection error would end the process.
	client.on("error", (error) => lost.abort(error));
	client.once("end", () => lost.abort(new Error("The connection was closed.")));
	client.on("notification", ({ payload }) => onPayload(payload ?? ""));
	return { client, lost: lost.signal };
}

async function end(client: pg.Client): Promise<void> {
	await Promise.race([client.end().catch(() => undefined), sleep(MAX_END_MS, undefined, { ref: false })]);
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
	await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
