import type { Context } from "hono";
import type { ApiEnv } from "../platform/http/api-env.ts";

/** Query parameters that change the form of tRPC's answer. */
const OTHER_FORMS = /[?&](?:batch|connectionParams)=/;

/** The headers of tRPC's own adapter. */
export const JSON_HEADERS = { "Content-Type": "application/json", vary: "trpc-accept, accept" };

/** Whether a request is JSON, or a GET without a content type, and wants one JSON answer. */
export function isPlain({ req }: Context<ApiEnv>): boolean {
	const type = req.header("Content-Type");
	if (type === undefined ? req.method !== "GET" : !type.startsWith("application/json")) return false;
	if (req.header("trpc-accept") !== undefined || req.header("Accept")?.includes("jsonl")) return false;
	return !OTHER_FORMS.test(req.url);
}
