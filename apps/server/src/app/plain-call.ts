import type { Context } from "hono";
import type { ApiEnv } from "../platform/http/api-env.ts";

/** What makes tRPC answer in another form. */
const OTHER_FORMS = /[?&](?:batch|connectionParams)=/;

/** As tRPC's own adapter has them. */
export const JSON_HEADERS = { "Content-Type": "application/json", vary: "trpc-accept, accept" };

/** Whether a request is JSON, or a GET that says nothing of its type, and asks for nothing but one answer. */
export function isPlain({ req }: Context<ApiEnv>): boolean {
	const type = req.header("Content-Type");
	if (type === undefined ? req.method !== "GET" : !type.startsWith("application/json")) return false;
	if (req.header("trpc-accept") !== undefined || req.header("Accept")?.includes("jsonl")) return false;
	return !OTHER_FORMS.test(req.url);
}
