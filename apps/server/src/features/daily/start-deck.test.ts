import { SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { LIMITS } from "../guests/open-guest.ts";

const BERLIN = "Europe/Berlin";
const SCHOOL = "192.0.2.50";

const runsOn = ({ db }: TestSite) => db.kysely.selectFrom("daily_runs").select("id").execute();
const guestsOf = ({ db }: TestSite) => db.kysely.selectFrom("guests").select("id").execute();

onEachDatabase((openSite) => {
	it("begins one run for two concurrent starts at two processes, of a player and of a visitor", async () => {
		const site = await openSite();
		const other = site.another();
		const player = await site.player("ada");
		const visitor = site.visitor();
		await visitor.api.daily.setZone.mutate({ timeZone: BERLIN });
		const sameVisitor = other.visitor();
		for (const [name, value] of visitor.cookies) sameVisitor.cookies.set(name, value);
		for (const tabs of [
			[player, other.visitedBy(player), player],
			[visitor, sameVisitor, visitor],
		]) {
			const runs = await Promise.all(tabs.map(({ api }) => api.daily.start.mutate({ timeZone: BERLIN })));
			expect(new Set(runs.map((run) => JSON.stringify(run))).size).toBe(1);
		}
		expect(await runsOn(site)).toHaveLength(2);
		expect(await guestsOf(site)).toHaveLength(1);
	});

	it("lets 300 new visitors of an address begin in an hour, and refuses the next without storing anything", async () => {
		const site = await openSite();
		const at = (address: string) => site.visitor({ address });
		const { defaultValue: hits } = SITE_LIMITS.newGuests;
		const known = at(SCHOOL);
		const { day } = await known.api.daily.start.mutate({ timeZone: BERLIN });
		await site.services.limits.take(LIMITS.newGuests, SCHOOL, undefined, hits - 2);
		await at(SCHOOL).api.daily.start.mutate({});
		const refused = at(SCHOOL);
		for (const call of [
			() => refused.api.daily.start.mutate({ timeZone: BERLIN }),
			() => refused.api.daily.setZone.mutate({ timeZone: BERLIN }),
			() => refused.api.duels.create.mutate({ source: { kind: "classic", game: "country" } }),
		])
			expect(await refusal(call())).toMatchObject({ status: 429, code: "request/too-many" });
		expect(refused.cookies.size).toBe(0);
		expect(await guestsOf(site)).toHaveLength(2);
		expect(await runsOn(site)).toHaveLength(2);
		// Refused visitors can look; known visitors, players and other addresses continue.
		expect(await refused.api.daily.today.query({})).toMatchObject({ run: null });
		expect(await known.api.daily.guess.mutate({ day, round: 1, guess: "higher" })).toMatchObject({
			round: 1,
		});
		const ada = await site.player("ada", { address: SCHOOL });
		for (const browser of [ada, at("192.0.2.51")])
			expect(await browser.api.daily.start.mutate({})).toMatchObject({ round: 1 });
		site.clock.advance(LIMITS.newGuests.windowMs);
		expect(await refused.api.daily.start.mutate({})).toMatchObject({ round: 1 });
	});
});
