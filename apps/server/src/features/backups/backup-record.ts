import type { Tx } from "@hilo/db/open-database";
import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SiteSetting } from "../../platform/site-settings.ts";
import { CLOCK_SKEW_MS } from "./backup-files.ts";

const lastBackup = z.object({
	/** When it began, epoch ms. */
	at: z.number(),
	bytes: z.number(),
	durationMs: z.number(),
	/** Its name in the backups folder; the whole path of one elsewhere. */
	file: z.string(),
});
export type LastBackup = z.output<typeof lastBackup>;

const backupFailure = z.object({
	/** The last one of a series, and the first one; epoch ms. */
	at: z.number(),
	since: z.number(),
	reason: z.string(),
});
type BackupFailure = z.output<typeof backupFailure>;

export interface BackupRecord {
	readonly last: LastBackup | null;
	/** Null once a backup was made after it. */
	readonly failure: BackupFailure | null;
}

/** What is stored about the last backup, by this process or another one. */
export function readBackupRecord({ siteSettings, clock }: Platform) {
	siteSettings.clear();
	return recordFrom((name) => siteSettings.get(name), clock.now());
}

export async function putLastBackup(ctx: Pick<Ctx, "siteSettings">, tx: Tx, made: LastBackup): Promise<void> {
	await ctx.siteSettings.set(tx, "lastBackup", JSON.stringify(made));
}

/** @returns whether it is the first failure since a backup succeeded. */
export async function putBackupFailure(
	{ siteSettings, clock }: Platform,
	tx: Tx,
	reason: string,
): Promise<boolean> {
	const at = clock.now();
	const { failure } = await recordFrom((name) => siteSettings.read(tx, name), at);
	const stored: BackupFailure = { at, since: failure?.since ?? at, reason };
	await siteSettings.set(tx, "lastBackupFailure", JSON.stringify(stored));
	return failure === null;
}

async function recordFrom(read: (name: SiteSetting) => Promise<string>, now: number): Promise<BackupRecord> {
	const last = parse(lastBackup, await read("lastBackup"));
	const failure = parse(backupFailure, await read("lastBackupFailure"));
	// A time in the future is from a process with a wrong clock, and would prevent backups until then.
	const isKnown = ({ at }: { at: number }) => at <= now + CLOCK_SKEW_MS;
	const madeAt = last && isKnown(last) ? last.at : Number.NEGATIVE_INFINITY;
	return {
		last: last && isKnown(last) ? last : null,
		failure: failure && isKnown(failure) && failure.at > madeAt ? failure : null,
	};
}

function parse<T>(schema: z.ZodType<T>, text: string): T | null {
	if (text === "") return null;
	try {
		return schema.parse(JSON.parse(text));
	} catch {
		return null;
	}
}
