import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import type { MaintenanceInput } from "@hilo/rules/site/maintenance.schema";
import type { AdminCtx, Ctx, OperatorCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { readNotice } from "../../platform/maintenance-notice.ts";
import { recordAction } from "../audit/record-action.ts";

/** `until`: the expected end, ISO 8601. */
export async function maintenanceStatus({ siteSettings }: Ctx) {
	const maintenanceMode = (await siteSettings.get("maintenance")) === "on";
	const { message, until } = readNotice(await siteSettings.get("maintenanceNotice"));
	return { maintenanceMode, message, until };
}

/** Also changes the notice while the site is closed. All processes follow within a second; runs pause until it opens.
 * @throws AppError 400 for an end that is not in the future. */
export async function setMaintenance(
	ctx: AdminCtx | OperatorCtx,
	{ isOn, message = null, until = null }: Partial<MaintenanceInput> & Pick<MaintenanceInput, "isOn">,
): Promise<void> {
	const now = ctx.clock.now();
	const after = isOn
		? { isOn, message, until: until && isoTime(Date.parse(until)) }
		: { isOn, message: null, until: null };
	if (after.until && Date.parse(after.until) <= now) throw new AppError("site/maintenance-end-past");
	await ctx.db.transaction(async (tx) => {
		const { change, ...before } = await readStored(ctx, tx);
		if (JSON.stringify(before) === JSON.stringify(after)) return;
		if (before.isOn && !isOn) await ctx.play.resumePaused(tx, now);
		const notice = { message: after.message, until: after.until, change: change + 1 };
		await ctx.siteSettings.set(tx, "maintenance", isOn ? "on" : "off");
		await ctx.siteSettings.set(tx, "maintenanceNotice", JSON.stringify(notice));
		const subject = { kind: "site", id: "", name: "maintenance" } as const;
		await recordAction(ctx, tx, { action: "site.maintenance", subject, before, after });
		tx.afterCommit(() => {
			ctx.live.notifyClients("everyone", { kind: "maintenance" });
			ctx.live.recheck("everyone");
		});
	});
}

async function readStored({ siteSettings }: Ctx, tx: Tx) {
	const isOn = (await siteSettings.read(tx, "maintenance")) === "on";
	const { message, until, change } = readNotice(await siteSettings.read(tx, "maintenanceNotice"));
	return { isOn, message, until, change };
}
