import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "./api-env.ts";
import { BytesByAddress } from "./bytes-by-address.ts";
import { requestHeader } from "./request-header.ts";

const MIB = 1024 * 1024;
const LIMITS = { perAddress: 128 * MIB, perProcess: 256 * MIB };
/** Of any call: a picture of 10 MB with its form. Longer bodies are refused by their calls. */
const MAX_BODY_BYTES = 10.5 * MIB;
/** Smaller bodies take no more memory than their connections. */
const SMALL_BYTES = 16 * 1024;
const RETRY_SECONDS = 5;

/** Bounds the bodies that arrive at the same time, which are read whole into memory and may take 30 s. */
export function limitBodies({ perAddress, perProcess } = LIMITS) {
	const arriving = new BytesByAddress();
	/** @throws AppError 429. */
	return createMiddleware<ApiEnv>(async (c, next) => {
		const bytes = expectedBytes(requestHeader(c, "content-length"), requestHeader(c, "transfer-encoding"));
		if (bytes <= SMALL_BYTES) return next();
		const { address } = c.get("ctx");
		if (arriving.of(address) + bytes > perAddress || arriving.total + bytes > perProcess)
			throw new AppError("request/too-many", { retryAfterSeconds: RETRY_SECONDS });
		arriving.add(address, bytes);
		try {
			await next();
		} finally {
			arriving.add(address, -bytes);
		}
	});
}

function expectedBytes(contentLength: string | undefined, transferEncoding: string | undefined): number {
	if (transferEncoding !== undefined) return MAX_BODY_BYTES;
	return Math.min(Number(contentLength ?? 0), MAX_BODY_BYTES);
}
