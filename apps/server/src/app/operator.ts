import { choiceOf } from "@hilo/catalog/choices";
import { assertMigrated, migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import type { Ctx } from "../platform/context.ts";
import { smtp } from "../platform/mail/smtp.ts";
import { ownOrigin, readSettings, type Settings, SettingsError } from "../platform/settings.ts";
import { createLogger } from "../platform/system/logger.ts";
import { loadWebClient } from "./load-web-client.ts";
import { createServices, operatorContext } from "./services.ts";
import { siteBus } from "./site-bus.ts";

/**
 * Opens the site's database for a command of the operator, and closes it when the command is done. A server may be running
 * on it at the same time.
 *
 * @param env environment variables, read as the server reads them.
 * @param options `readsOnly`: the command changes nothing, so the database is neither created nor migrated.
 * @throws when the database is newer than this version; for a command that only reads, also when it is older or not there.
 */
export async function asOperator<T>(
	env: Record<string, string | undefined>,
	command: (ctx: Ctx) => Promise<T>,
	{ readsOnly = false }: { readsOnly?: boolean } = {},
): Promise<T> {
	const settings = readSettings(env);
	const db = await openDatabase({ url: settings.databaseUrl, mustExist: readsOnly });
	const log = createLogger("warn");
	// A running server on PostgreSQL hears of what the command does; on SQLite it looks by itself.
	const bus = readsOnly ? undefined : siteBus(settings, log);
	try {
		await (readsOnly ? assertMigrated(db) : migrate(db));
		const services = createServices({ db, settings, log, choiceOf, ...(bus && { bus }) });
		// What it tells others is on its way before the database closes, also where it fails in the end.
		return await command(operatorContext(services)).finally(() => services.background.settled());
	} finally {
		await bus?.close();
		await db.close();
	}
}

/** Where the site's database is, for commands that must not open it as the server does. */
export function databaseUrl(env: Record<string, string | undefined>): string {
	return readSettings(env).databaseUrl;
}

/** Reads the settings as the server does. Returns a line that says what is wrong with them where something is. */
export function siteSettings(env: Record<string, string | undefined>): Settings | string {
	try {
		return readSettings(env);
	} catch (error) {
		if (error instanceof SettingsError) return error.message;
		throw error;
	}
}

/** Signs in to the mail server and sends nothing. @throws what keeps mails from being sent. */
export async function verifyMail(smtpUrl: string, mailFrom: string): Promise<void> {
	const mails = smtp(smtpUrl, mailFrom);
	await mails.verify().finally(() => mails.close());
}

/** Returns the address of the script that pages of the version on this machine begin with; null where it is not built. */
export async function builtEntry(): Promise<string | null> {
	return (await loadWebClient(createLogger("silent")))?.entry ?? null;
}

/** Returns the address at which the site with these settings answers: `PUBLIC_URL`, else that of `HOST` and `PORT`. */
export function siteAddress(env: Record<string, string | undefined>): string {
	return ownOrigin(readSettings(env));
}
