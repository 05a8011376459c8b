import { expect, it } from "vitest";
import { findOrCreateDaySecrets } from "../features/daily/decks.ts";
import { excuseDay } from "../features/daily/excuse-day.ts";
import type { Caller } from "../testing/authorisation.ts";
import type { Browser } from "../testing/browser.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import { playDeck } from "../testing/daily-playing.ts";
import { callProcedure, callRow, queryNames } from "../testing/every-call.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { TestSite } from "../testing/test-site.ts";

const DAYS = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
/** Its response never ends. */
const STREAM = "live.events";

/** Must not leave the server: the key that all decks derive from, and each day's secret. */
async function secretsOf({ db }: TestSite): Promise<string[]> {
	const { value } = await db.kysely
		.selectFrom("settings")
		.select("value")
		.where("key", "=", "dailyKey")
		.executeTakeFirstOrThrow();
	const secretOf = await findOrCreateDaySecrets(db);
	return [value, ...DAYS.map((day) => secretOf(`daily ${day}`))];
}

function received(browsers: readonly Browser[]): string {
	return browsers.flatMap(({ receivedBodies, setCookies }) => [...receivedBodies, ...setCookies]).join("\n");
}

const openSite = onOneDatabase();

it("are in no answer, export, list of administrators, audit, mail or log line", async () => {
	const site = await openSite({ settings: { rateLimits: false } });
	const world = await openWorld(site);
	const root = await site.player("root", { isAdmin: true });
	const callers: Partial<Record<Caller, Browser>> = {
		visitor: site.visitor(),
		player: world.player,
		admin: root,
	};
	for (const browser of Object.values(callers))
		await playDeck(site, browser, { rights: (round) => round > 3, timeZone: "Etc/UTC" });
	await excuseDay(site.operator, { day: "2026-11-20", reason: "The mails were late" });
	const statuses: number[] = [];
	const rows = Object.keys(ROW_CALLS).filter((name) => name.startsWith("GET "));
	for (const [caller, browser] of Object.entries(callers) as [Caller, Browser][]) {
		for (const name of queryNames().filter((queryName) => queryName !== STREAM)) {
			const input = Object.entries(PROCEDURE_CALLS).find(([queryName]) => queryName === name)?.[1].input;
			statuses.push((await callProcedure(browser, name, input?.(world, caller))).status);
		}
		for (const name of rows)
			statuses.push((await callRow(browser, name, ROW_CALLS[name]?.input?.(world, caller))).status);
	}
	expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
	await site.settled();
	const audit = await site.db.kysely
		.selectFrom("audit_log")
		.select(["before", "after", "subject_name"])
		.execute();
	expect(audit.length).toBeGreaterThan(0);
	const all = [
		received(Object.values(callers)),
		JSON.stringify([audit, site.mails]),
		...site.log.take(),
	].join("\n");
	// Positive control: a date of the decks is found.
	expect(all).toContain("2026-11-20");
	for (const secret of await secretsOf(site)) {
		expect(secret.length).toBeGreaterThan(20);
		expect(all).not.toContain(secret);
	}
});
