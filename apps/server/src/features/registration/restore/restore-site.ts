import { replaceWithCopy } from "@hilo/db/backup";
import { BackupError } from "@hilo/db/backup-files";
import { openDatabase } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import { STATUS_ERRORS } from "@hilo/rules/registration/invitations";
import type {
	BeginRestoreInput,
	RestoreInput,
	UploadBackupInput,
} from "@hilo/rules/registration/registration.schema";
import { dataSize } from "@hilo/rules/text/data-size";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx, OperatorCtx } from "../../../platform/context.ts";
import type { Limits } from "../../../platform/limits/rate-limits.ts";
import type { Settings } from "../../../platform/settings.ts";
import { databaseFolder } from "../../../platform/system/disk-space.ts";
import { recordAction } from "../../audit/record-action.ts";
import { checkBackup } from "../../backups/make-backup.ts";
import { hasUsers } from "../../users/find-user.ts";
import { findInvitation } from "../show-invitation.ts";

const LIMITS = {
	/** By network address, with a wrong key too. */
	uploads: { name: "restore", hits: 20, windowMs: HOUR_MS, error: "registration/too-many-uploads" },
} as const satisfies Limits;

/** What stays free for the restored site's first writes. */
const RESERVE_BYTES = 5e7;

/**
 * Begins the upload of a backup of SQLite. @returns the secret that its parts need.
 * @throws AppError 400 for a key that is no valid setup link's; 409 for accounts, PostgreSQL or another upload; 413; 429.
 */
export async function beginRestore(ctx: Ctx, { key, bytes }: BeginRestoreInput): Promise<{ upload: string }> {
	await ctx.limits.take(LIMITS.uploads, ctx.address);
	const { row, status } = await findInvitation(ctx, key);
	if (status !== "valid") throw new AppError(STATUS_ERRORS[status]);
	if (row?.makes_admin !== 1) throw new AppError("registration/invitation-unknown");
	await requireNoAccount(ctx);
	await requireSpace(ctx, bytes);
	const upload = await explain(ctx, () => ctx.restore.begin(bytes));
	ctx.log.warn({ address: ctx.address, bytes }, "a backup is uploaded with the setup link");
	return { upload };
}

/** @throws AppError 400, 409. */
export async function uploadBackup(ctx: Ctx, { upload, at, part }: UploadBackupInput): Promise<void> {
	await requireNoAccount(ctx);
	await explain(ctx, () => ctx.restore.write(upload, at, Buffer.from(part, "base64")));
}

/**
 * Checks the uploaded backup to its end. Then the process stops serving, puts it in place, and starts again.
 * @throws AppError 400 for a damaged, foreign or newer one; 409.
 */
export async function restoreSite(ctx: Ctx, { upload }: RestoreInput): Promise<void> {
	const { readiness } = ctx.machine;
	await explain(ctx, () =>
		ctx.restore.finish(upload, async (copy) => {
			await checkBackup(copy, readiness.stopping);
			await requireNoAccount(ctx);
			// The page waits until the site is ready again.
			readiness.stop();
		}),
	);
}

/** With the database closed. @returns the path of what was there before. @throws BackupError, before any change. */
export async function putInPlace({ databaseUrl: url }: Settings, copy: string): Promise<string | null> {
	const before = await openDatabase({ url, mustExist: true });
	// The last requests may have made one.
	const isUsed = await hasUsers(before.kysely).finally(() => before.close());
	if (isUsed) throw new BackupError("The site has accounts.");
	return await replaceWithCopy({ url, copy });
}

/** In the audit log of the restored site. */
export async function recordRestore(ctx: OperatorCtx, previousFile: string | null): Promise<void> {
	await ctx.db.transaction((tx) =>
		recordAction(ctx, tx, {
			action: "site.restore",
			subject: { kind: "site", id: "", name: "Restore" },
			after: { previousFile },
		}),
	);
}

async function requireNoAccount(ctx: Ctx): Promise<void> {
	if (await hasUsers(ctx.db.kysely)) throw new AppError("registration/has-accounts");
}

async function requireSpace({ settings, machine }: Ctx, bytes: number): Promise<void> {
	const folder = databaseFolder(settings);
	if (folder === null) return;
	const { freeBytes } = await machine.diskSpace(folder);
	const missing = bytes + RESERVE_BYTES - freeBytes;
	if (missing <= 0) return;
	throw new AppError("registration/no-space", {
		message: `The site’s disk has no space for this backup: ${dataSize(missing)} are missing.`,
	});
}

/** Who has the key of the setup link may read what is wrong with the file; the log has what SQLite says of it. */
async function explain<T>({ log }: Ctx, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof BackupError)) throw error;
		log.warn({ err: error }, "an uploaded backup was refused");
		throw new AppError("registration/backup-refused", { message: error.message, cause: error });
	}
}
