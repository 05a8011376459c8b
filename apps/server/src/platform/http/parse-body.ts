import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import type { Context } from "hono";
import type { Ctx } from "../context.ts";
import type { ApiEnv } from "./api-env.ts";

export const MAX_JSON_BYTES = 1024 * 1024;

export interface BodyLimit {
	readonly maxBytes: number;
	/** The error for more than `MAX_VALUES` values. */
	readonly tooManyValues: ErrorCode;
}

export const USUAL_BODY: BodyLimit = { maxBytes: MAX_JSON_BYTES, tooManyValues: "request/too-large" };

/** Three times the values of a game of 500 items. Parsing a million in 2 MB blocks the event loop for 180 ms. */
const MAX_VALUES = 10_000;
/** In characters: parsing and checking such a text takes 2 ms. */
const LARGE = 100_000;

/** Large texts wait for turns. @throws SyntaxError; AppError `tooManyValues`, or 429 when too many wait. */
export async function parseBody(ctx: Ctx, text: string, { tooManyValues }: BodyLimit): Promise<unknown> {
	const isLarge = text.length > LARGE;
	if (isLarge) await ctx.limits.queues.waitForTurn(ctx);
	if (text.length > MAX_VALUES && hasTooManyValues(text)) throw new AppError(tooManyValues);
	const value: unknown = JSON.parse(text);
	if (isLarge) await ctx.limits.queues.waitForTurn(ctx);
	return value;
}

function hasTooManyValues(json: string): boolean {
	let values = 0;
	let isInString = false;
	for (let at = 0; at < json.length; at++) {
		const character = json[at];
		if (character === '"') isInString = !isInString;
		else if (isInString) at += character === "\\" ? 1 : 0;
		else if (character === "," || character === "{" || character === "[") values++;
		if (values > MAX_VALUES) return true;
	}
	return false;
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** @throws AppError 413 for more bytes than `maxBytes`; 400 for bytes that are no UTF-8. */
export async function readText(c: Context<ApiEnv>, maxBytes: number): Promise<string> {
	const bytes = await readBytes(c, maxBytes, "request/too-large");
	try {
		return UTF8.decode(bytes);
	} catch {
		throw new AppError("request/not-utf8");
	}
}

/**
 * Bounds a body where it is read, because a caller's refusal comes before that of a size. An announced length, which
 * Node enforces, is not counted: that would turn the body into a slow stream.
 * @throws AppError `tooLarge`.
 */
export async function readBytes(c: Context<ApiEnv>, maxBytes: number, tooLarge: ErrorCode) {
	const announced = c.req.header("content-length");
	if (announced === undefined || c.req.header("transfer-encoding") !== undefined)
		return readAtMost(c.req.raw.body ?? [], maxBytes, tooLarge);
	if (Number(announced) > maxBytes) throw new AppError(tooLarge);
	return Buffer.from(await c.req.raw.arrayBuffer());
}

/**
 * Stops reading after `maxBytes`. Keeps no parts, because a part of one byte takes a hundred.
 * @throws AppError `tooLarge`
 */
export async function readAtMost(
	stream: ReadableStream<Uint8Array> | readonly Uint8Array[],
	maxBytes: number,
	tooLarge: ErrorCode,
) {
	const read = new Uint8Array(new ArrayBuffer(0, { maxByteLength: maxBytes }));
	for await (const part of stream) {
		const { length } = read;
		if (length + part.length > maxBytes) throw new AppError(tooLarge);
		read.buffer.resize(length + part.length);
		read.set(part, length);
	}
	return Buffer.from(read);
}

/** Escapes that are no UTF-8 would be read as other text than was sent. @throws AppError 400. */
export function checkQuery(url: string): void {
	const at = url.indexOf("?");
	if (at < 0) return;
	for (const [escapes] of url.slice(at).matchAll(/(?:%[\da-f]{2})+/gi))
		if (!isUtf8(escapes)) throw new AppError("request/query-not-utf8");
}

/** The build drops a `decodeURIComponent` whose result nothing uses, and with it the error that it throws. */
function isUtf8(escapes: string): boolean {
	try {
		return decodeURIComponent(escapes) !== "";
	} catch {
		return false;
	}
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** `{}` without a body. @throws AppError in this order: 415 for the type, 413 for the size, 400 for
 * bytes that are no UTF-8 or no JSON object. */
export async function readJson(c: Context<ApiEnv>, limit: BodyLimit = USUAL_BODY): Promise<object> {
	if (!JSON_TYPE.test(c.req.header("Content-Type") ?? "")) {
		if (await hasBody(c)) throw new AppError("request/wrong-type");
		return {};
	}
	const text = await readText(c, limit.maxBytes);
	if (text.trim() === "") return {};
	const body = await parseBody(c.get("ctx"), text, limit).catch(asMalformed);
	if (typeof body !== "object" || body === null || Array.isArray(body))
		throw new AppError("request/not-an-object");
	return body;
}

/** Without an announced length, reads up to the first byte. */
export async function hasBody(c: Context<ApiEnv>): Promise<boolean> {
	const contentLength = c.req.header("Content-Length");
	if (contentLength !== undefined) return Number(contentLength) > 0;
	for await (const chunk of c.req.raw.body ?? []) if (chunk.length > 0) return true;
	return false;
}

function asMalformed(error: unknown): never {
	throw error instanceof SyntaxError ? new AppError("request/malformed-json") : error;
}
