import type { AnyProcedure, AnyRouter } from "@trpc/server";
import { appRouter } from "./app-router.ts";
import { REST_ROWS } from "./rest-rows.ts";

const ROUTER: AnyRouter = appRouter;
const PROCEDURES: Readonly<Record<string, AnyProcedure>> = ROUTER._def.procedures;

/** What is answered during maintenance, or refused with words of its own (D20), as "POST /api/auth/login". */
const OPEN: ReadonlySet<string> = new Set([
	...REST_ROWS.filter(isOpen).map(({ method, path }) => `${method.toUpperCase()} /api${path}`),
	...Object.entries(PROCEDURES)
		.filter(([, { _def }]) => isOpen(_def.meta))
		.map(([name, { _def }]) => `${_def.type === "query" ? "GET" : "POST"} /api/trpc/${name}`),
]);

/** Rows and procedures say it alike. */
function isOpen(call: unknown): boolean {
	if (typeof call !== "object" || call === null) return false;
	return ("openInMaintenance" in call && call.openInMaintenance === true) || "closedAs" in call;
}

/** Whether everybody gets an answer to a call under `/api` while the site is closed. */
export function isOpenInMaintenance({ method, path }: { method: string; path: string }): boolean {
	return OPEN.has(`${method === "HEAD" ? "GET" : method} ${path}`);
}
