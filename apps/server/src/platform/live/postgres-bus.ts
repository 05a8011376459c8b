import { setTimeout as sleep } from "node:timers/promises";
import { sqliteFile } from "@hilo/db/open-database";
import { openNotifications } from "@hilo/db/postgres/notifications";
import { liveEventSchema } from "@hilo/rules/live/live-events.schema";
import { z } from "zod";
import type { Settings } from "../settings.ts";
import { newId } from "../system/ids.ts";
import type { Logger } from "../system/logger.ts";
import { type Bus, createDirectBus, processMessageSchema, type Signal } from "./bus.ts";
import { batchSignals, WaitingSignals } from "./signal-parts.ts";

const CHANNEL = "hilo_live";
/** Signals within this time are sent together. After each failure in a row it doubles. */
const BATCH_MS = 10;
const MAX_PAUSE_MS = 2000;
/** Failures are retried sooner than this: after a longer time without one, the next belongs to a new outage. */
const QUIET_MS = 30_000;
const FAILURE = "The connection for live events between processes failed, and is retried.";
/** PostgreSQL takes less than 8,000 bytes; the rest is for the sender's id. */
const MAX_BYTES = 7800;
/** How long a stopping process tries to send pending signals. */
const MAX_SENDING_MS = 2000;

const signalSchema: z.ZodType<Signal> = z.object({
	to: z.union([z.literal("everyone"), z.array(z.string())]),
	// An unknown event refreshes everything: two versions may run side by side.
	event: liveEventSchema.catch({ kind: "refresh" }).exactOptional(),
	message: processMessageSchema.exactOptional(),
});
const payloadSchema = z.object({ from: z.string(), signals: z.array(signalSchema) });

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
	const waiting = new WaitingSignals();
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
			for (const signal of signalsOfOthers(payload, ownId)) local.publish(signal);
		},
		onListening: () => {
			local.publish({ to: "everyone", event: { kind: "refresh" } });
			local.publish({ to: "everyone" });
			local.publish({ to: "everyone", message: { kind: "clear-caches" } });
		},
		onFailure,
	});
	let sending: Promise<void> | null = null;
	let isClosed = false;
	const sendAll = async () => {
		let failures = 0;
		while (!waiting.isEmpty && !isClosed) {
			await sleep(Math.min(BATCH_MS * 2 ** failures, MAX_PAUSE_MS));
			try {
				for (const signals of batchSignals(waiting.take(), MAX_BYTES))
					await notifications.send(JSON.stringify({ from: ownId, signals }));
				failures = 0;
			} catch (error) {
				failures++;
				if (!isClosed) onFailure(error);
				waiting.refreshEveryone();
			}
		}
		sending = null;
	};
	return {
		publish(signal) {
			if (isClosed) return;
			local.publish(signal);
			waiting.add(signal);
			sending ??= sendAll();
		},
		subscribe: local.subscribe,
		async close() {
			await Promise.race([sending, sleep(MAX_SENDING_MS, undefined, { ref: false })]);
			isClosed = true;
			await notifications.close();
			await local.close();
		},
	};
}

function signalsOfOthers(payload: string, ownId: string): readonly Signal[] {
	const { success, data } = payloadSchema.safeParse(parsed(payload));
	return success && data.from !== ownId ? data.signals : [];
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
