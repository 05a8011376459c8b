import { AppError } from "@hilo/rules/errors/app-error";
import { type Context, Hono } from "hono";
import { requirePlayer } from "../context.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { refuseDuringMaintenance } from "../maintenance-gate.ts";
import { answerUnlessKnown } from "./entity-tag.ts";
import type { RestRow } from "./rest-row.ts";
import { readUpload } from "./upload.ts";

/** Mounts the table of documented calls. Static paths go first, so that `/chat/unread` is never taken for a user's chat. */
export function mountRest(rows: readonly RestRow[]): Hono<ApiEnv> {
	const api = new Hono<ApiEnv>();
	for (const row of [...rows].sort(byStaticFirst)) {
		for (const path of [row.path, ...(row.aliases ?? [])]) api.on(row.method, path, (c) => answer(row, c));
	}
	return api;
}

async function answer(row: RestRow, c: Context<ApiEnv>): Promise<Response> {
	const ctx = c.get("ctx");
	if (!row.openInMaintenance) await refuseDuringMaintenance(ctx);
	return answerUnlessKnown(c, row.etag?.(ctx), async () => {
		const input = row.input ? row.input.parse(await readInput(row, c)) : undefined;
		return c.json(await row.handle(ctx, input), row.status ?? 200);
	});
}

async function readInput(row: RestRow, c: Context<ApiEnv>): Promise<Record<string, unknown>> {
	return { ...(await readBody(row, c)), ...c.req.query(), ...c.req.param() };
}

async function readBody(row: RestRow, c: Context<ApiEnv>): Promise<object> {
	if (row.method === "get" || row.method === "delete") return {};
	if (!row.upload) return readJson(c);
	// Nobody sends megabytes only to be told to sign in.
	if (row.access !== "visitor") requirePlayer(c.get("ctx"));
	return { [row.upload.field]: await readUpload(c, row.upload) };
}

async function readJson(c: Context<ApiEnv>): Promise<object> {
	const text = await c.req.text();
	if (text.trim() === "") return {};
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		throw new AppError("request/malformed-json");
	}
	if (typeof body !== "object" || body === null || Array.isArray(body))
		throw new AppError("request/not-an-object");
	return body;
}

function byStaticFirst(a: RestRow, b: RestRow): number {
	return Number(a.path.includes(":")) - Number(b.path.includes(":"));
}
