import type { Database } from "@hilo/db/open-database";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { z } from "zod";
import type { SiteSettings } from "./site-settings.ts";
import type { Background } from "./system/background.ts";
import type { Clock } from "./system/clock.ts";
import type { Logger } from "./system/logger.ts";

/** Reported within an hour; callers choose what they send. */
const MAX_PAIRS = 20;
const MAX_LENGTH = 200;
const WEB_ORIGIN = /^https?:\/\/[^\s/]+$/;

const refusedWrite = z.object({ origin: z.string(), host: z.string(), at: z.number() });
/** A write of a page at `origin`, of which the server was asked as `host`; epoch ms. */
export type RefusedWrite = z.output<typeof refusedWrite>;

export interface Refusals {
	readonly clock: Clock;
	readonly log: Logger;
	readonly db: Database;
	readonly siteSettings: SiteSettings;
	readonly background: Background;
}

/**
 * Reports writes that are refused although no browser calls them foreign: as if a proxy does not pass `Host` on. Each
 * pair is logged and stored once an hour.
 */
export function reportRefusedWrites({ clock, log, db, siteSettings, background }: Refusals) {
	const reportedAt = new Map<string, number>();
	return (origin: string, host: string): void => {
		const now = clock.elapsed();
		for (const [pair, at] of reportedAt) if (now - at >= HOUR_MS) reportedAt.delete(pair);
		const pair = `${origin} ${host}`;
		if (!WEB_ORIGIN.test(origin) || pair.length > MAX_LENGTH) return;
		if (reportedAt.has(pair) || reportedAt.size >= MAX_PAIRS) return;
		reportedAt.set(pair, now);
		log.warn(
			{ origin, host },
			`a change by a page at ${origin} was refused: the server was asked as ${host}. If ${origin} is this site, set PUBLIC_URL to it, or let the proxy pass Host on`,
		);
		const refused: RefusedWrite = { origin, host, at: clock.now() };
		background.run("a refused write", () =>
			db.transaction((tx) => siteSettings.set(tx, "refusedWrite", JSON.stringify(refused))),
		);
	};
}

/** The last one, by any process; null without one. */
export async function lastRefusedWrite(siteSettings: SiteSettings): Promise<RefusedWrite | null> {
	const stored = await siteSettings.get("refusedWrite");
	return stored === "" ? null : refusedWrite.parse(JSON.parse(stored));
}
