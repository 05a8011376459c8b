import { isIP } from "node:net";
import { resolve } from "node:path";
import { isTimeZone } from "@hilo/rules/daily/time-zone";
import { isOwnPath } from "@hilo/rules/site/base-path";
import { baseFault } from "@hilo/sources/http/address";
import type { SourceSettings } from "@hilo/sources/source-settings";
import { z } from "zod";
import { LOG_LEVELS } from "./system/logger.ts";
import { readProxies, readSharedNetworks } from "./system/proxies.ts";

// No message quotes the text, which may hold a password. What only a server can refuse is named when it is asked.

const ESCAPED = "a sign such as / or # in a password is written as %2F or %23";

/** The site's address, which may have a path; without a trailing slash. */
export const siteAddress = z
	.url({
		protocol: /^https?$/,
		error: "must be an http:// or https:// address such as https://hilo.example or https://example.org/hilo",
		abort: true,
	})
	.transform((text) => new URL(text))
	.refine(({ href, origin, pathname }) => href === origin + pathname, {
		error: "must be the address alone, without a name and a password, a query or a #",
		abort: true,
	})
	.refine(({ pathname }) => /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/.test(pathname), {
		error: "has a path with other signs than letters, digits, - _ . ~ and single /",
		abort: true,
	})
	.transform(({ origin, pathname }) => ({ origin, basePath: pathname.replace(/\/$/, "") }))
	.refine(
		({ basePath }) => basePath === "" || !isOwnPath(basePath),
		"has a path that the site's own addresses begin with, such as /games or /api: choose another",
	);

/** The drivers ignore any other, also one that was to ask for TLS. */
function onlyOptions(names: string) {
	const known = new Set(names.split(" "));
	const isKnown = (text: string) =>
		[...new URLSearchParams(text.split("?")[1]).keys()].every((name) => known.has(name));
	return [isKnown, `takes after ? only ${[...known].join(", ")}`] as const;
}

const databaseUrl = z
	.string()
	.refine(
		(text) => (text.startsWith("sqlite:") ? /^sqlite:(?!:memory:|~)[^?#]+$/.test(text) : namesDatabase(text)),
		{
			error: `must be sqlite: and the path of a file, or postgres://user:password@host/database; ${ESCAPED}`,
			abort: true,
		},
	)
	.refine(
		...onlyOptions(
			"host ssl sslmode sslrootcert sslcert sslkey sslnegotiation uselibpqcompat application_name options",
		),
	);

/** With the option `host`, the folder of a socket, the address may have no host. */
function namesDatabase(text: string): boolean {
	const withHost = /[?&]host=/.test(text) ? text.replace("@/", "@localhost/") : text;
	return /^postgres(ql)?:\/\//.test(text) && /^\/[^/]+$/.test(URL.parse(withHost)?.pathname ?? "");
}

const mailServerUrl = z
	.url({
		protocol: /^smtps?$/,
		hostname: /./,
		error: `must be an smtp:// or smtps:// address such as smtps://user:password@mail.example:465; ${ESCAPED}`,
		abort: true,
	})
	.refine(...onlyOptions("requireTLS ignoreTLS name authMethod tls.rejectUnauthorized tls.servername"));

const sourceUrl = z.string().superRefine((text, issues) => {
	const fault = baseFault(text);
	if (fault !== null) issues.addIssue(fault);
});

const timeZone = z.string().refine(isTimeZone, "must be an IANA time zone such as Europe/Paris, no offset");

/** Digits alone: `Number` would also read "0x10", "1e3" and "80.0". */
function wholeNumber(min: number, max: number) {
	const message = `must be a whole number from ${min} to ${max}`;
	return z
		.string()
		.regex(/^\d+$/, message)
		.transform(Number)
		.refine((value) => value >= min && value <= max, message);
}

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");
const hostName = z
	.string()
	.refine(
		(text) => isIP(text) !== 0 || /^[^\s:/,[\]]+$/.test(text),
		"must be the name or the address of a host, without a port",
	);
/** Sent in a header. */
const secret = z
	.string()
	.regex(/^[\x21-\x7e]+$/, "must be letters, digits and signs of ASCII without blanks");
const folder = z
	.string()
	.refine(
		(path) => !/^~|^[a-z][a-z\d+.-]*:\/\/|\0/i.test(path),
		"must be the path of a folder; ~ is not expanded",
	);

const MAILBOX = String.raw`[^\s<>@,;:"()\\]+@(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+`;
const sender = z
	.string()
	.regex(
		new RegExp(String.raw`^(?:(?:"[^"\\<>\p{Cc}]+"\s*|[^<>@,;:"\\\p{Cc}]*)<${MAILBOX}>|${MAILBOX})$`, "u"),
		"must be a mail address, or a name and an <address>; a name with signs such as a comma is in quotes",
	);

/** How many backups stay where the operator says nothing. */
export const BACKUP_KEEP = 7;

const environment = z.object({
	PORT: wholeNumber(0, 65_535).default(3000),
	HOST: hostName.default("127.0.0.1"),
	REUSE_PORT: onOff.default(false),
	STOP_DELAY: z
		.string()
		.regex(/^\d+(\.\d+)?$/, "must be a number of seconds")
		.transform(Number)
		.refine((seconds) => seconds <= 300, "must be at most 300 seconds")
		.default(0.5),
	PUBLIC_URL: siteAddress.optional(),
	DATA_DIR: folder.default("./data"),
	DATABASE_URL: databaseUrl.optional(),
	DATABASE_POOL: wholeNumber(1, 1000).default(10),
	SITE_TIME_ZONE: timeZone.default("UTC"),
	BACKUP_AT: z
		.string()
		.regex(/^(off|([01]?\d|2[0-3]):[0-5]\d)$/, "must be off, or a time such as 03:30")
		.optional(),
	BACKUP_KEEP: wholeNumber(1, 365).default(BACKUP_KEEP),
	RELEASES_REPOSITORY: z
		.string()
		.regex(/^\w[\w-]*\/(?!\.+$)[\w.-]+$/, "must be owner/name of a repository on GitHub")
		.optional(),
	SMTP_URL: mailServerUrl.optional(),
	MAIL_FROM: sender.optional(),
	TRUST_PROXY: z
		.string()
		.transform(readProxies)
		.refine((proxies) => proxies !== null, "must be on, off, or networks such as 10.0.0.0/8, fd00::/8")
		.default(false),
	SHARED_NETWORKS: z
		.string()
		.transform(readSharedNetworks)
		.refine(
			(networks) => networks !== null,
			"must be networks such as 198.51.100.0/24, 2001:db8:7::/48: no larger than /8 of IPv4 and /19 of IPv6; of IPv6 at most /64, which limits count as one address",
		)
		.optional(),
	METRICS_PORT: wholeNumber(1, 65_535).optional(),
	METRICS_HOST: hostName.optional(),
	METRICS_TOKEN: secret.min(16, "must be at least 16 characters").optional(),
	LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
	RATE_LIMITS: onOff.default(true),
	LIVE_DATA: onOff.default(false),
	GITHUB_TOKEN: secret.optional(),
	TMDB_TOKEN: secret.optional(),
	SPOTIFY_CLIENT_ID: secret.optional(),
	SPOTIFY_CLIENT_SECRET: secret.optional(),
	REDDIT_CLIENT_ID: secret.optional(),
	REDDIT_CLIENT_SECRET: secret.optional(),
	BILLIONAIRES_URL: sourceUrl.optional(),
});

export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** Connections of a process to PostgreSQL for work without time limits. */
export const UNLIMITED_CONNECTIONS = 2;

export type Settings = Readonly<ReturnType<typeof settingsOf>>;

function settingsOf(e: z.output<typeof environment>) {
	const dataDir = resolve(e.DATA_DIR);
	const databaseUrl = e.DATABASE_URL ?? `sqlite:${resolve(dataDir, "hilo.sqlite")}`;
	// PostgreSQL has backups of its own: there a time has no effect.
	const usualBackupAt = databaseUrl.startsWith("sqlite:") ? "03:30" : "off";
	const sources: SourceSettings = {
		liveData: e.LIVE_DATA,
		githubToken: e.GITHUB_TOKEN,
		tmdbToken: e.TMDB_TOKEN,
		spotifyClientId: e.SPOTIFY_CLIENT_ID,
		spotifyClientSecret: e.SPOTIFY_CLIENT_SECRET,
		redditClientId: e.REDDIT_CLIENT_ID,
		redditClientSecret: e.REDDIT_CLIENT_SECRET,
		billionairesUrl: e.BILLIONAIRES_URL,
	};
	return {
		port: e.PORT,
		host: e.HOST,
		/** Whether another process may listen on the same port, to take over. */
		reusePort: e.REUSE_PORT,
		/** How long a stopping server keeps serving while it announces the stop. */
		stopDelayMs: e.STOP_DELAY * 1000,
		/** The site's address as browsers see it, with the base path; null: where it listens, see `ownAddress`. */
		publicUrl: e.PUBLIC_URL ? e.PUBLIC_URL.origin + e.PUBLIC_URL.basePath : null,
		/** What the site's paths begin with for browsers: "", or such as "/hilo". */
		basePath: e.PUBLIC_URL?.basePath ?? "",
		dataDir,
		databaseUrl,
		/** Connections of this process to PostgreSQL, without `UNLIMITED_CONNECTIONS` and those for events and pings. */
		databasePool: e.DATABASE_POOL,
		siteTimeZone: e.SITE_TIME_ZONE,
		backups: {
			/** The time of day in the site's time zone, in minutes after midnight; null: the server makes none. */
			minuteOfDay: minuteOfDay(e.BACKUP_AT ?? usualBackupAt),
			/** How many stay in the folder. */
			keep: e.BACKUP_KEEP,
		},
		/** `owner/name` on GitHub, whose releases administrators may be told about; null: unknown. */
		releasesRepository: e.RELEASES_REPOSITORY ?? null,
		/** Contains the password; null: mails are written to the outbox. */
		smtpUrl: e.SMTP_URL ?? null,
		/** An address, whose name is then the site's, or a name and an address in angle brackets. */
		mailFrom: e.MAIL_FROM ?? `hilo@${e.PUBLIC_URL ? new URL(e.PUBLIC_URL.origin).hostname : "localhost"}`,
		/** Whose `X-Forwarded-For` and `X-Forwarded-Proto` count. */
		trustProxy: e.TRUST_PROXY ?? false,
		/** Schools and companies, whose addresses have thirty times the limits of others; null: none. */
		sharedNetworks: e.SHARED_NETWORKS ?? null,
		metrics:
			e.METRICS_PORT || e.METRICS_TOKEN
				? {
						/** Null: the site's own port, which requires the token. */
						port: e.METRICS_PORT ?? null,
						host: e.METRICS_HOST ?? e.HOST,
						token: e.METRICS_TOKEN ?? null,
					}
				: null,
		logLevel: e.LOG_LEVEL,
		rateLimits: e.RATE_LIMITS,
		/** Third parties that are asked for live numbers; none unless the operator enables them. */
		sources,
	};
}

/** The message names the variable and what is wrong with it. */
export class SettingsError extends Error {
	override readonly name = "SettingsError";
}

/** All variables are optional, and blank counts as absent. @throws SettingsError naming the first wrong one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
	const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
	const present = Object.fromEntries(trimmed.filter(([, value]) => value));
	const parsed = environment.safeParse(present);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw new SettingsError(`${String(issue?.path[0])}: ${issue?.message}`);
	}
	return settingsOf(parsed.data);
}

/** The public address, else the listening address; no trailing slash. */
export function ownAddress({ publicUrl, host, port }: Pick<Settings, "publicUrl" | "host" | "port">): string {
	return publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function minuteOfDay(time: string): number | null {
	if (time === "off") return null;
	const [hour, minute] = time.split(":").map(Number);
	return (hour ?? 0) * 60 + (minute ?? 0);
}
