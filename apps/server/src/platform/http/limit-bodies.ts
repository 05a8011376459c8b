import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "./api-env.ts";
import { BytesByAddress } from "./bytes-by-address.ts";
import { requestHeader } from "./request-header.ts";

const MIB = 1024 * 1024;
// Promised in docs/product.md#limits.
const BODY_LIMITS = { perAddress: 32 * MIB, perProcess: 256 * MIB };
/** Smaller bodies take no more memory than their connections. */
const SMALL_BYTES = 16 * 1024;
const RETRY_SECONDS = 5;

/**
 * Bounds the bytes of bodies that the process holds. They count as a route reads them, until it answers: a client that
 * announces much and sends little takes nothing from others, and neither does one that the route refuses unread.
 */
export function limitBodies({ perAddress, perProcess } = BODY_LIMITS) {
	const held = new BytesByAddress();
	return createMiddleware<ApiEnv>(async (c, next) => {
		const isChunked = requestHeader(c, "transfer-encoding") !== undefined;
		const announced = Number(requestHeader(c, "content-length") ?? 0);
		const body = isChunked || announced > SMALL_BYTES ? c.req.raw.body : null;
		if (body === null) return next();
		const { address } = c.get("ctx");
		let bytes = 0;
		let isAnswered = false;
		const counted = new TransformStream<Uint8Array, Uint8Array>({
			/** @throws AppError 429, to the route that reads the body. */
			transform(chunk, controller) {
				const { length } = chunk;
				if (isAnswered || held.of(address) + length > perAddress || held.total + length > perProcess)
					throw new AppError("request/too-many", { retryAfterSeconds: RETRY_SECONDS });
				bytes += length;
				held.add(address, length);
				controller.enqueue(chunk);
			},
		});
		c.req.raw = new Request(c.req.raw, { body: body.pipeThrough(counted), duplex: "half" });
		try {
			await next();
		} finally {
			isAnswered = true;
			held.add(address, -bytes);
		}
	});
}
