import { AppError } from "@hilo/rules/errors/errors";
import { Hono } from "hono";
import { exportData } from "../features/me/export-data.ts";
import { ExportSlots, MAX_EXPORT_MS } from "../features/me/export-slots.ts";
import { admit, type Services } from "../platform/context.ts";
import { logFailure } from "../platform/errors.ts";
import { type ApiEnv, requestLog } from "../platform/http/api-env.ts";
import { EXPORT_PARTS } from "./export-parts.ts";

const CHUNK_LENGTH = 64 * 1024;

/** Streams a player's export as a file. */
export function exportRoutes(services: Services, maxMs: number = MAX_EXPORT_MS): Hono<ApiEnv> {
	const slots = new ExportSlots();
	return new Hono<ApiEnv>().get("/user/export", async (c) => {
		// An answer to HEAD has no body, so nothing would free the slot at its end.
		if (c.req.method !== "GET") throw new AppError("request/no-such-path");
		const data = exportData(admit(c.get("ctx"), "player", "read"), EXPORT_PARTS, slots);
		const closeConnection = () => c.env?.outgoing?.destroy();
		const chunks = withTimeout(joinChunks(data), maxMs, closeConnection);
		// The first chunk is read before answering, so that a refusal gets its own status.
		const first = await chunks.next();
		const body = streamOf(first, chunks, (thrown) =>
			logFailure({ outage: services.machine.outage, log: () => requestLog(services, c) }, thrown, c.req.path),
		);
		return c.body(body, 200, { "Content-Type": "application/json" });
	});
}

async function* joinChunks(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
	let chunk = "";
	for await (const piece of pieces) {
		chunk += piece;
		if (chunk.length < CHUNK_LENGTH) continue;
		yield Buffer.from(chunk);
		chunk = "";
	}
	yield Buffer.from(chunk);
}

async function* withTimeout<Chunk>(chunks: AsyncIterable<Chunk>, ms: number, onTimeout: () => void) {
	const timer = setTimeout(onTimeout, ms);
	try {
		yield* chunks;
	} finally {
		clearTimeout(timer);
	}
}

/** Reads a chunk only on demand; a failure errors the stream, so that a partial file never looks complete. */
function streamOf(
	first: IteratorResult<Uint8Array, void>,
	chunks: AsyncGenerator<Uint8Array, void>,
	onFailure: (thrown: unknown) => void,
): ReadableStream<Uint8Array> {
	let unread: typeof first | undefined = first;
	return new ReadableStream(
		{
			async pull(controller) {
				try {
					const { done, value } = unread ?? (await chunks.next());
					unread = undefined;
					if (done) controller.close();
					else controller.enqueue(value);
				} catch (thrown) {
					onFailure(thrown);
					throw new Error("The export broke off");
				}
			},
			cancel: () => chunks.return().then(() => undefined),
		},
		{ highWaterMark: 0 },
	);
}
