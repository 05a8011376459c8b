import type { AnyProcedure, AnyRouter } from "@trpc/server";
import { appRouter } from "./app-router.ts";
import { REST_ROWS } from "./rest-rows.ts";

const ROUTER: AnyRouter = appRouter;
const PROCEDURES: Readonly<Record<string, AnyProcedure>> = ROUTER._def.procedures;

/** Calls with an answer or error message of their own during maintenance, as "POST /api/auth/login". */
const OPEN: ReadonlySet<string> = new Set([
	...REST_ROWS.filter(isOpen).map(({ method, path }) => `${method.toUpperCase()} /api${path}`),
	...Object.entries(PROCEDURES)
		.filter(([, { _def }]) => isOpen(_def.meta))
		.map(([name, { _def }]) => `${_def.type === "query" ? "GET" : "POST"} /api/trpc/${name}`),
]);

function isOpen(call: unknown): boolean {
	if (typeof call !== "object" || call === null) return false;
	return ("openInMaintenance" in call && call.openInMaintenance === true) || "closedAs" in call;
}

export function isOpenInMaintenance({ method, path }: { method: string; path: string }): boolean {
	return OPEN.has(`${method === "HEAD" ? "GET" : method} ${path}`);
}
