import { setTimeout as sleep } from "node:timers/promises";
import { sqliteFile } from "@hilo/db/open-database";
import { openNotifications } from "@hilo/db/postgres/notifications";
import { liveEventSchema } from "@hilo/rules/live/live-events.schema";
import { z } from "zod";
import type { Settings } from "../settings.ts";
import { newId } from "../system/ids.ts";
import type { Logger } from "../system/logger.ts";
import { type Bus, createDirectBus, processMessageSchema, type Signal } from "./bus.ts";

const CHANNEL = "hilo_live";
const RETRY_MS = 100;
/** Failures are retried sooner than this: after a longer time without one, the next belongs to a new outage. */
const QUIET_MS = 30_000;
const FAILURE = "The connection for live events between processes failed, and is retried.";
/** PostgreSQL takes less than 8,000 bytes: some 6,000 for this many ids, and an event. */
const MAX_IDS = 150;
/** With more that are to be sent, the other processes refresh everything instead, once they can be reached. */
const MAX_PENDING = 500;
const REFRESH_ALL: readonly Signal[] = [
	{ to: "everyone", event: { kind: "refresh" } },
	{ to: "everyone" },
	{ to: "everyone", message: { kind: "clear-caches" } },
];
/** How long a stopping process tries to send pending signals. */
const MAX_SENDING_MS = 2000;

const signalSchema: z.ZodType<Signal> = z.object({
	to: z.union([z.literal("everyone"), z.array(z.string())]),
	// An unknown event refreshes everything: two versions may run side by side.
	event: liveEventSchema.catch({ kind: "refresh" }).exactOptional(),
	message: processMessageSchema.exactOptional(),
});
const payloadSchema = z.object({ from: z.string(), signal: signalSchema });

/**
 * Connects processes by LISTEN and NOTIFY. After a lost connection, this process's streams refresh everything.
 * `onError` is called once in an outage.
 */
export function createPostgresBus(
	url: string,
	onError: (error: unknown) => void,
	times: { readonly probeMs?: number } = {},
): Bus {
	const ownId = newId();
	const local = createDirectBus(onError);
	let failedAt = Number.NEGATIVE_INFINITY;
	const onFailure = (error: unknown) => {
		const now = performance.now();
		if (now - failedAt > QUIET_MS) onError(new Error(FAILURE, { cause: error }));
		failedAt = now;
	};
	const notifications = openNotifications({
		...times,
		url,
		channel: CHANNEL,
		onPayload: (payload) => {
			const { success, data } = payloadSchema.safeParse(parsed(payload));
			if (success && data.from !== ownId) local.publish(data.signal);
		},
		onListening: () => REFRESH_ALL.forEach(local.publish),
		onFailure,
	});
	const sending = new Set<Promise<void>>();
	let isClosed = false;
	let hasDropped = false;
	/** What was sent twice does no harm: an event says what to look at again. */
	const send = async (signal: Signal) => {
		const payload = JSON.stringify({ from: ownId, signal });
		while (!isClosed) {
			try {
				return await notifications.send(payload);
			} catch {
				await sleep(RETRY_MS);
			}
		}
	};
	const sendParts = (signal: Signal) => {
		for (const part of parts(signal)) {
			const sent = send(part).finally(() => {
				sending.delete(sent);
				if (sending.size > 0 || !hasDropped) return;
				hasDropped = false;
				REFRESH_ALL.forEach(sendParts);
			});
			sending.add(sent);
		}
	};
	return {
		publish(signal) {
			if (isClosed) return;
			local.publish(signal);
			if (sending.size < MAX_PENDING) sendParts(signal);
			else hasDropped = true;
		},
		subscribe: local.subscribe,
		async close() {
			await Promise.race([Promise.all(sending), sleep(MAX_SENDING_MS, undefined, { ref: false })]);
			isClosed = true;
			await notifications.close();
			await local.close();
		},
	};
}

function parts(signal: Signal): Signal[] {
	const { to } = signal;
	if (to === "everyone") return [signal];
	const count = Math.ceil(to.length / MAX_IDS);
	return Array.from({ length: count }, (_, n) => ({
		...signal,
		to: to.slice(n * MAX_IDS, (n + 1) * MAX_IDS),
	}));
}

/** Anyone who may use the database can send on the channel. */
function parsed(payload: string): unknown {
	try {
		return JSON.parse(payload);
	} catch {
		return null;
	}
}

/** On SQLite the site has one process. */
export function siteBus({ databaseUrl }: Pick<Settings, "databaseUrl">, log: Logger): Bus {
	const onError = (err: unknown) => log.error({ err }, "a live event failed");
	return sqliteFile(databaseUrl) === null
		? createPostgresBus(databaseUrl, onError)
		: createDirectBus(onError);
}
