import type { Dialect } from "@hilo/db/dialects";
import { databaseSize } from "@hilo/db/inspect-database";
import type { OperatorCtx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { maintenanceStatus } from "./maintenance.ts";
import { type Counts, countEverything } from "./site.repo.ts";

export interface SiteStats extends Counts {
	readonly maintenanceMode: boolean;
	readonly dialect: Dialect;
	readonly databaseBytes: number;
}

export async function stats(ctx: OperatorCtx): Promise<SiteStats> {
	const now = ctx.clock.now();
	return {
		...(await countEverything(ctx.db.kysely, { now, day: today(ctx) })),
		maintenanceMode: (await maintenanceStatus(ctx)).maintenanceMode,
		dialect: ctx.db.dialect,
		databaseBytes: await databaseSize(ctx.db),
	};
}
