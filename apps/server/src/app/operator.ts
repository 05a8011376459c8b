import { filterOf } from "@hilo/catalog/filters";
import { assertMigrated, migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { type OperatorCtx, operatorContext } from "../platform/context.ts";
import { siteBus } from "../platform/live/postgres-bus.ts";
import {
	ownAddress,
	readSettings,
	type Settings,
	SettingsError,
	siteAddress as siteAddressRule,
} from "../platform/settings.ts";
import { createLogger } from "../platform/system/logger.ts";
import { readRelease, releaseName } from "../platform/system/release.ts";
import { createServices } from "./create-services.ts";
import { loadWebClient } from "./load-web-client.ts";

interface OperatorOptions {
	/** Neither creates the database nor migrates it. */
	readonly isReadOnly?: boolean;
	/** With `isReadOnly`: takes an older or newer database as it is. */
	readonly isAnyVersion?: boolean;
}

/**
 * Runs a command on the site's database, which a server may use too.
 * @throws when the database is newer than this version; with `isReadOnly` also when it is older or missing.
 */
export async function asOperator<T>(
	env: Record<string, string | undefined>,
	command: (ctx: OperatorCtx) => Promise<T>,
	{ isReadOnly = false, isAnyVersion = false }: OperatorOptions = {},
): Promise<T> {
	const settings = readSettings(env);
	const db = await openDatabase({ url: settings.databaseUrl, mustExist: isReadOnly });
	const log = createLogger("warn");
	const release = await readRelease(env);
	// On PostgreSQL running servers receive the command's signals; on SQLite the server polls for changes.
	const bus = isReadOnly ? undefined : siteBus(settings, log);
	try {
		if (!isReadOnly) await migrate(db);
		else if (!isAnyVersion) await assertMigrated(db);
		const services = createServices({ db, settings, log, release, filterOf, ...(bus && { bus }) });
		// Waits for pending notifications before the database closes, even after a failure.
		return await command(operatorContext(services)).finally(() => services.background.settled());
	} finally {
		await bus?.close();
		await db.close();
	}
}

export function settingsOf(env: Record<string, string | undefined>): Settings {
	return readSettings(env);
}

/** Returns the settings, or a message about what is wrong with them. */
export function settingsOrError(env: Record<string, string | undefined>): Settings | string {
	try {
		return readSettings(env);
	} catch (error) {
		if (error instanceof SettingsError) return error.message;
		throw error;
	}
}

/** Returns the entry script's address of the build on this machine, which identifies its version; null if not built. */
export async function builtEntry(): Promise<string | null> {
	return (await loadWebClient(createLogger("silent")))?.entry ?? null;
}

/** Returns this version for people: "1.0.0 (a366c12e)". */
export async function ownRelease(env: Record<string, string | undefined>): Promise<string> {
	return releaseName(await readRelease(env));
}

/** Returns `PUBLIC_URL`, else the address of `HOST` and `PORT`. */
export function siteAddress(env: Record<string, string | undefined>): string {
	return ownAddress(readSettings(env));
}

/** Returns what is wrong with a site's address, by the rules of `PUBLIC_URL`; null for nothing. */
export function siteAddressFault(text: string): string | null {
	return siteAddressRule.safeParse(text).error?.issues[0]?.message ?? null;
}
