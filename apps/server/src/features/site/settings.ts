import { AppError } from "@hilo/rules/errors/errors";
import { type RegistrationMode, readRegistrationMode } from "@hilo/rules/site/registration";
import type { Integrity, SiteLimitsInput } from "@hilo/rules/site/site-settings.schema";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import { readSiteLimits } from "../../platform/limits/rate-limits.ts";
import type { SiteSetting } from "../../platform/site-settings.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { type RecordedAction, recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { maintenanceStatus } from "./maintenance.ts";

export async function settings(ctx: AdminCtx) {
	// Another process may have stored a change that this cache has not seen yet.
	ctx.siteSettings.clear();
	const { maintenanceMode: isOn, message, until } = await maintenanceStatus(ctx);
	const integrity: Integrity = (await ctx.siteSettings.get("integrity")) === "strict" ? "strict" : "open";
	return {
		maintenance: { isOn, message, until },
		registration: readRegistrationMode(await ctx.siteSettings.get("registration")),
		analyticsEnabled: (await ctx.siteSettings.get("analytics")) === "on",
		showsActivity: (await ctx.siteSettings.get("activity")) === "on",
		integrity,
		limits: readSiteLimits(await ctx.siteSettings.get("limits")),
		updateNotice: await updateNotice(ctx),
		branding: await loadBranding(ctx),
	};
}

export async function setAnalytics(ctx: AdminCtx, { isOn }: { isOn: boolean }): Promise<void> {
	await change(ctx, "analytics", isOn ? "on" : "off", {
		action: "site.analytics",
		toAuditValue: (value) => ({ isOn: value === "on" }),
	});
}

/** Whether the home page says how many are playing. */
export async function setActivity(ctx: AdminCtx, { isOn }: { isOn: boolean }): Promise<void> {
	await change(ctx, "activity", isOn ? "on" : "off", {
		action: "site.activity",
		toAuditValue: (value) => ({ isOn: value === "on" }),
	});
}

/** Who may open an account. Invitation links stay as they are. */
export async function setRegistration(
	ctx: AdminCtx,
	{ registration }: { registration: RegistrationMode },
): Promise<void> {
	await change(ctx, "registration", registration, {
		action: "site.registration",
		toAuditValue: (value) => ({ registration: value || null }),
	});
}

/** @throws AppError 409 where the server does not know the repository. */
export async function setUpdateNotice(ctx: AdminCtx, { isOn }: { isOn: boolean }): Promise<void> {
	if (isOn && ctx.settings.releasesRepository === null) throw new AppError("site/releases-unknown");
	await change(ctx, "updateNotice", isOn ? "on" : "off", {
		action: "site.update-notice",
		toAuditValue: (value) => ({ isOn: value === "" ? null : value === "on" }),
	});
}

/** Strict mode accepts only scores of judged runs. */
export async function setIntegrity(ctx: AdminCtx, { integrity }: { integrity: Integrity }): Promise<void> {
	await change(ctx, "integrity", integrity, {
		action: "site.integrity",
		toAuditValue: (value) => ({ integrity: value }),
	});
}

/** Calls counted so far stay counted. */
export async function setLimits(ctx: AdminCtx, { limits }: SiteLimitsInput): Promise<void> {
	ctx.siteSettings.clear();
	const current = readSiteLimits(await ctx.siteSettings.get("limits"));
	await change(ctx, "limits", JSON.stringify({ ...current, ...limits }), {
		action: "site.limits",
		toAuditValue: readSiteLimits,
	});
}

/** `repository`: `owner/name` on GitHub; null: releases can't be looked for. */
async function updateNotice({ siteSettings, settings }: Ctx) {
	const { releasesRepository: repository } = settings;
	return { isOn: repository !== null && (await siteSettings.get("updateNotice")) === "on", repository };
}

interface Change {
	readonly action: RecordedAction["action"];
	/** Presents a stored value in the audit log. */
	readonly toAuditValue: (value: string) => object;
}

async function change(
	ctx: AdminCtx,
	name: SiteSetting,
	value: string,
	{ action, toAuditValue }: Change,
): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const before = toAuditValue(await ctx.siteSettings.read(tx, name));
		const after = toAuditValue(value);
		if (JSON.stringify(before) === JSON.stringify(after)) return;
		await ctx.siteSettings.set(tx, name, value);
		await recordAction(ctx, tx, { action, subject: { kind: "site", id: "", name }, before, after });
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}
