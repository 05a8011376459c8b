import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { admit } from "../context.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { checkQuery, readJson } from "../http/parse-body.ts";
import { withBasePaths, withoutBasePaths } from "./rest-addresses.ts";
import { type RestRow, takesBody } from "./rest-row.ts";
import { openUpload } from "./upload.ts";

/** Static paths first, so that `/chat/unread` is never taken for a player's chat. */
export function mountRest(rows: readonly RestRow[]): Hono<ApiEnv> {
	const api = new Hono<ApiEnv>();
	for (const row of [...rows].sort(byStaticFirst)) {
		for (const path of [row.path, ...(row.aliases ?? [])]) {
			if (row.etag) api.on(row.method, path, etag());
			api.on(row.method, path, (c) => answer(row, c));
		}
	}
	return api;
}

/** Refuses in this order: 401, 403 by scope or rights, 415, 413, 400. The use case checks what depends on data. */
async function answer(row: RestRow, c: Context<ApiEnv>): Promise<Response> {
	const ctx = admit(c.get("ctx"), row.access, row.scope);
	const fields = { ...(await readFields(row, c)), ...c.req.param() };
	checkQuery(c.req.url);
	const input = row.input ? row.input.parse(fields) : {};
	const handle = async () => row.handle(ctx, input);
	const call = row.isLarge ? () => ctx.limits.queues.runLargeRead(ctx, handle) : handle;
	// An upload may still be arriving, and pictures have a queue of their own.
	const takesTurn = row.method !== "get" && !row.upload;
	const content = await (takesTurn ? ctx.limits.queues.runWrite(ctx, call) : call());
	return c.json(withBasePaths(ctx.settings.basePath, content), row.status ?? 200);
}

/** Fields of the body never come from the query, nor the reverse: see `RestRow.query`. */
async function readFields(row: RestRow, c: Context<ApiEnv>): Promise<object> {
	const query = c.req.query();
	if (!takesBody(row)) return query;
	if (row.upload) return { [row.upload.field]: await openUpload(c, row.upload) };
	const body = withoutBasePaths(c.get("ctx").settings.basePath, await readJson(c, row.body));
	return row.query ? { ...body, ...Object.fromEntries(row.query.map((name) => [name, query[name]])) } : body;
}

function byStaticFirst(a: RestRow, b: RestRow): number {
	return Number(a.path.includes(":")) - Number(b.path.includes(":"));
}
