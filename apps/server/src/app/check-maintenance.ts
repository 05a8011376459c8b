import { AppError } from "@hilo/rules/errors/errors";
import { mayEnter } from "@hilo/rules/site/maintenance.schema";
import type { TRPCProcedureType } from "@trpc/server";
import { createMiddleware } from "hono/factory";
import type { Ctx, Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import type { MaintenanceMeta } from "../platform/procedures.ts";
import { PROCEDURES, TRPC_PATH } from "./app-router.ts";
import { REST_ROWS } from "./rest-rows.ts";

/** By "POST /api/auth/login". All other paths are closed, unknown ones and those with parameters among them. */
const RULES: ReadonlyMap<string, MaintenanceMeta> = new Map([
	...REST_ROWS.map((row) => [`${row.method.toUpperCase()} /api${row.path}`, row] as const),
	...[...PROCEDURES].map(([path, { _def }]) => {
		const meta: MaintenanceMeta = _def.meta ?? {};
		return [procedureCall(path, _def.type), meta] as const;
	}),
]);

export function procedureCall(path: string, type: TRPCProcedureType): string {
	return `${type === "query" ? "GET" : "POST"} ${TRPC_PATH}/${path}`;
}

/** As last known, if the database does not answer. */
async function isInMaintenance({ siteSettings }: Pick<Services, "siteSettings">): Promise<boolean> {
	return (await siteSettings.latest("maintenance")) === "on";
}

export function readMaintenance(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		c.set("inMaintenance", await isInMaintenance(services));
		await next();
	});
}

export const refuseDuringMaintenance = createMiddleware<ApiEnv>(async (c, next) => {
	const { method, path } = c.req;
	await checkMaintenance(c.get("ctx"), `${method === "HEAD" ? "GET" : method} ${path}`);
	await next();
});

/** @throws AppError 503 during maintenance, except for administrators and calls that stay open. */
export async function checkMaintenance({ actor, siteSettings }: Ctx, call: string): Promise<void> {
	const { openInMaintenance, maintenanceError = "site/maintenance" } = RULES.get(call) ?? {};
	if (openInMaintenance) return;
	const maintenanceMode = (await siteSettings.get("maintenance")) === "on";
	if (!mayEnter({ maintenanceMode }, actor.kind === "player" ? actor : null))
		throw new AppError(maintenanceError);
}
