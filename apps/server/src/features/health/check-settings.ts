import { sqliteFile } from "@hilo/db/open-database";
import { isLoopback } from "@hilo/rules/site/loopback";
import { BACKUP_KEEP, type Settings } from "../../platform/settings.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** Finds settings that are valid alone but contradict each other. */
export function checkSettings(settings: Settings): Finding[] {
	const findings = [
		...checkAddress(settings),
		...checkProxy(settings),
		...checkBackups(settings),
		...checkOtherSettings(settings),
	];
	if (findings.length > 0) return findings;
	const isLocal = settings.publicUrl === null && isLoopback(settings.host);
	return [
		ok(
			"Settings",
			isLocal ? "fit one another; HOST lets only this machine reach the site" : "fit one another",
		),
	];
}

function* checkAddress({ publicUrl, smtpUrl, host, trustProxy }: Settings): Iterable<Finding> {
	const isPublic = !isLoopback(host) || trustProxy !== false;
	if (publicUrl === null && smtpUrl)
		yield warning(
			"PUBLIC_URL",
			"is not set, though mails are sent: their links lead to where the server listens",
			"Set PUBLIC_URL to the site's address as browsers see it.",
		);
	else if (publicUrl === null && isPublic)
		yield warning(
			"PUBLIC_URL",
			"is not set, so each request's own address counts",
			"Set PUBLIC_URL to the site's https address.",
		);
	if (publicUrl?.startsWith("http:") && !isLoopback(new URL(publicUrl).hostname))
		yield warning(
			"PUBLIC_URL",
			"is no https address: passwords and sessions go over the network for everybody to read",
			"Put a proxy with TLS in front, and set PUBLIC_URL to the https address.",
		);
}

function* checkProxy({ publicUrl, trustProxy, host }: Settings): Iterable<Finding> {
	if (publicUrl?.startsWith("https:") && trustProxy === false)
		yield warning(
			"TRUST_PROXY",
			"is off, though something in front does TLS: all visitors count as one address, and share its limits",
			"Set TRUST_PROXY to the address or network that the proxy connects from.",
		);
	if (trustProxy === true && !isLoopback(host))
		yield warning(
			"TRUST_PROXY",
			`is on, and the server listens on ${host}: all who reach the port can pass for any address`,
			"Set TRUST_PROXY to the proxy's address or network, such as 10.0.0.0/8.",
		);
}

function* checkBackups({ databaseUrl, backups }: Settings): Iterable<Finding> {
	if (sqliteFile(databaseUrl) !== null) return;
	const found = "has no effect: Hilo makes backups of SQLite alone, and the database is PostgreSQL";
	const remedy = "Remove it, and make backups with pg_dump: docs/operating.md, Backups of PostgreSQL.";
	if (backups.minuteOfDay !== null) yield warning("BACKUP_AT", found, remedy);
	if (backups.keep !== BACKUP_KEEP) yield warning("BACKUP_KEEP", found, remedy);
}

function* checkOtherSettings({ rateLimits, metrics }: Settings): Iterable<Finding> {
	if (!rateLimits)
		yield warning("RATE_LIMITS", "is off: passwords can be guessed without limit", "Set RATE_LIMITS=on.");
	if (metrics?.port && metrics.token === null && !isLoopback(metrics.host))
		yield warning(
			"METRICS_PORT",
			`gives metrics to all who reach ${metrics.host}:${metrics.port}`,
			"Set METRICS_TOKEN, or METRICS_HOST to an address that the public can't reach.",
		);
}
