import type { Socket } from "node:net";
import { AppError } from "@hilo/rules/errors/errors";
import { SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { createMiddleware } from "hono/factory";
import type { Services } from "../context.ts";
import type { ApiEnv } from "./api-env.ts";

const MIB = 1024 * 1024;

/** Of bytes that the process holds. Promised in docs/product.md#limits. */
export interface ByteLimits {
	readonly perAddress: (address: string) => number;
	readonly perProcess: number;
}

const PER_PROCESS = 256 * MIB;

export const USUAL_BYTE_LIMITS: ByteLimits = {
	perAddress: () => SITE_LIMITS.heldMegabytes.defaultValue * MIB,
	perProcess: PER_PROCESS,
};

/** With the administrators' number of megabytes. */
export function byteLimits({ limits }: Pick<Services, "limits">): ByteLimits {
	return {
		perAddress: (address) => limits.maxOfAddress("heldMegabytes", address) * MIB,
		perProcess: PER_PROCESS,
	};
}

/** Smaller bodies take no more memory than their connections. */
const SMALL_BYTES = 16 * 1024;
const RETRY_SECONDS = 5;

/** Bytes that clients make the process hold in memory, by network address. */
class BytesByAddress {
	readonly #byAddress = new Map<string, number>();
	total = 0;

	of(address: string): number {
		return this.#byAddress.get(address) ?? 0;
	}

	/** @param bytes negative for those no longer held. */
	add(address: string, bytes: number): void {
		this.total += bytes;
		const ofAddress = this.of(address) + bytes;
		if (ofAddress > 0) this.#byAddress.set(address, ofAddress);
		else this.#byAddress.delete(address);
	}
}

/**
 * Bounds the bytes of bodies that the process holds. They count as a route reads them, until it answers: a client that
 * announces much and sends little takes nothing from others, and neither does one that the route refuses unread.
 */
export function limitBodies({ perAddress, perProcess }: ByteLimits) {
	const held = new BytesByAddress();
	return createMiddleware<ApiEnv>(async (c, next) => {
		const isChunked = c.req.header("transfer-encoding") !== undefined;
		const announced = Number(c.req.header("content-length") ?? 0);
		const body = isChunked || announced > SMALL_BYTES ? c.req.raw.body : null;
		if (body === null) return next();
		const { address } = c.get("ctx");
		let bytes = 0;
		let isAnswered = false;
		const counted = new TransformStream<Uint8Array, Uint8Array>({
			/** @throws AppError 429, to the route that reads the body. */
			transform(chunk, controller) {
				const { length } = chunk;
				if (isAnswered) return;
				if (held.of(address) + length > perAddress(address) || held.total + length > perProcess)
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
			// Discards a body that was refused unread, so that the connection can take the next request.
			if (!counted.readable.locked) counted.readable.pipeTo(new WritableStream()).catch(() => undefined);
		}
	});
}

/** Bytes of finished answers that wait for slow readers. */
export class UnsentAnswers {
	readonly #limits: ByteLimits;
	/** Oldest first. */
	readonly #answers = new Map<Socket, { readonly address: string; readonly bytes: number }>();
	readonly #held = new BytesByAddress();

	constructor(limits: ByteLimits) {
		this.#limits = limits;
	}

	/** Past the address's limit destroys this connection, past the process's limit those that waited longest. */
	add(socket: Socket, answer: { readonly address: string; readonly bytes: number }): void {
		this.#answers.set(socket, answer);
		this.#held.add(answer.address, answer.bytes);
		if (this.#held.of(answer.address) > this.#limits.perAddress(answer.address)) this.#drop(socket);
		for (const [oldest] of this.#answers) {
			if (this.#held.total <= this.#limits.perProcess) return;
			this.#drop(oldest);
		}
	}

	delete(socket: Socket): void {
		const answer = this.#answers.get(socket);
		if (!answer) return;
		this.#answers.delete(socket);
		this.#held.add(answer.address, -answer.bytes);
	}

	#drop(socket: Socket): void {
		this.delete(socket);
		socket.destroy();
	}
}
