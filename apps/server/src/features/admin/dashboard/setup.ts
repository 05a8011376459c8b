import type { HideSetupInput, SettleSetupStepInput } from "@hilo/rules/admin/admin.schema";
import { readSetupRecord, SETUP_STEPS, type SetupRecord, type SetupStep } from "@hilo/rules/admin/setup";
import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { LEGAL_TITLES } from "@hilo/rules/site/legal";
import type { AdminCtx } from "../../../platform/context.ts";
import { loadBranding } from "../../../platform/site-settings.ts";
import { recordAction } from "../../audit/record-action.ts";
import { backupsFolder } from "../../backups/backup-files.ts";
import { checkSentMails } from "../../health/check-mail.ts";
import { checkSettings } from "../../health/check-settings.ts";
import { mailFinding } from "../../health/site-findings.ts";
import { notifyAdminClients } from "../../notifications/notify-admins.ts";
import { unpublishedTexts } from "../../site/legal/edit-legal.ts";
import { lockAdmins } from "../../users/lock-users.ts";

interface Seen {
	readonly isDone: boolean;
	/** What is missing, where the step was begun. */
	readonly fault?: string | undefined;
}

/** The list of what is to be set up: what the site sees by itself, and what administrators have said. */
export async function readSetup(ctx: AdminCtx) {
	// Another process may have stored a change that this cache has not seen yet.
	ctx.siteSettings.clear();
	const { settled, isHidden } = readSetupRecord(await ctx.siteSettings.get("setup"));
	const seen = await seenSteps(ctx);
	return {
		isHidden,
		steps: SETUP_STEPS.map((step) => {
			const { isDone, fault = null } = seen[step];
			return {
				step,
				isDone: isDone || settled.includes(step),
				isSettled: !isDone && settled.includes(step),
				fault,
			};
		}),
		/** The folder of the daily backups; null on PostgreSQL, of which Hilo makes none. */
		backups: ctx.db.dialect === "sqlite" ? backupsFolder(ctx.settings) : null,
	};
}

async function seenSteps(ctx: AdminCtx): Promise<Record<SetupStep, Seen>> {
	const { siteSettings } = ctx;
	const drafts = await unpublishedTexts(ctx);
	return {
		name: { isDone: (await loadBranding(ctx)).name !== DEFAULT_BRANDING.name },
		registration: { isDone: (await siteSettings.get("registration")) !== "" },
		mail: await seenMail(ctx),
		address: seenAddress(ctx),
		// A copy elsewhere can't be seen from here.
		backup: { isDone: false },
		legal: {
			isDone: drafts.length === 0,
			fault:
				drafts.length === 1 ? `${drafts.map((kind) => LEGAL_TITLES[kind])} is still the draft.` : undefined,
		},
		releases: { isDone: (await siteSettings.get("updateNotice")) !== "" },
	};
}

async function seenMail(ctx: AdminCtx): Promise<Seen> {
	if (ctx.settings.smtpUrl === null) return { isDone: false };
	const findings = [await mailFinding(ctx), ...checkSentMails(ctx.mailer.failing)];
	const failed = findings.find(({ verdict }) => verdict !== "ok");
	return { isDone: !failed, fault: failed && `${failed.name}: ${failed.found}.` };
}

function seenAddress({ settings }: AdminCtx): Seen {
	const failed = checkSettings(settings).find(({ name }) => name === "PUBLIC_URL");
	return {
		isDone: !failed && settings.publicUrl?.startsWith("https:") === true,
		fault: failed && settings.publicUrl !== null ? `${failed.name} ${failed.found}.` : undefined,
	};
}

/** Says that a step is done or not wanted, or takes that back. */
export async function settleSetupStep(
	ctx: AdminCtx,
	{ step, isSettled }: SettleSetupStepInput,
): Promise<void> {
	await change(ctx, ({ settled, ...record }) => ({
		...record,
		settled: SETUP_STEPS.filter((each) => (each === step ? isSettled : settled.includes(each))),
	}));
}

/** For all administrators. */
export async function hideSetup(ctx: AdminCtx, { isHidden }: HideSetupInput): Promise<void> {
	await change(ctx, (record) => ({ ...record, isHidden }));
}

async function change(ctx: AdminCtx, apply: (record: SetupRecord) => SetupRecord): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		// One after the other: each changes what the one before it stored.
		await lockAdmins(tx);
		const before = readSetupRecord(await ctx.siteSettings.read(tx, "setup"));
		const after = apply(before);
		if (JSON.stringify(before) === JSON.stringify(after)) return;
		await ctx.siteSettings.set(tx, "setup", JSON.stringify(after));
		const subject = { kind: "site", id: "", name: "setup" } as const;
		await recordAction(ctx, tx, { action: "site.setup", subject, before, after });
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}
