import { type Ctx, requireOperator } from "../../platform/context.ts";

/** Whether the site is closed to everyone but administrators. Anyone may ask. */
export async function maintenanceStatus(ctx: Ctx): Promise<{ maintenanceMode: boolean }> {
	return { maintenanceMode: (await ctx.siteSettings.get("maintenance")) === "on" };
}

/** Closes the site or opens it again. For the operator; a running server follows within a second. */
export async function setMaintenance(ctx: Ctx, { on }: { on: boolean }): Promise<void> {
	requireOperator(ctx);
	await ctx.db.transaction(async (tx) => {
		await ctx.siteSettings.set(tx, "maintenance", on ? "on" : "off");
		tx.afterCommit(() => {
			ctx.live.tell("everyone", { kind: "maintenance" });
			ctx.live.recheck("everyone");
		});
	});
}
