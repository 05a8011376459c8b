import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { exportOf } from "../../testing/export-of.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const NOT_TRACKED = { DNT: "1" };

/** A call that counts as activity, unlike the polling of an open page. */
const act = (actor: Player, headers?: Record<string, string>) =>
	actor.post("/user/check-badges", {}, headers);

async function countsOf(site: TestSite) {
	await site.services.analytics.activity.save();
	const rows = await site.db.kysely
		.selectFrom("daily_counts")
		.select(["day", "measure", "name", "count"])
		.where("measure", "in", ["active", "active-week", "active-month", "returned"])
		.execute();
	return Object.fromEntries(
		rows.map(({ day, measure, name, count }) => [`${measure}${name && ` ${name}`} ${day}`, count]),
	);
}

onEachDatabase((openSite) => {
	it("counts each player once per day, week and month across processes", async () => {
		const site = await openSite();
		const other = site.another();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		for (const actor of [ada, ada, bob]) await act(actor);
		await act(other.visitedBy(ada));
		await Promise.all([site.services.analytics.activity.save(), other.services.analytics.activity.save()]);
		expect(await countsOf(site)).toEqual({
			"active 2026-11-21": 2,
			"active-week 2026-11-16": 2,
			"active-month 2026-11-01": 2,
		});
		site.clock.advance(2 * DAY_MS);
		await act(ada);
		expect(await countsOf(site)).toMatchObject({
			"active 2026-11-23": 1,
			"active-week 2026-11-23": 1,
			"active-month 2026-11-01": 2,
		});
	});
});

onAnyDatabase((openSite) => {
	it("keeps players that could not be saved for the next save, except deleted accounts", async () => {
		let isBroken = false;
		const site = await openSite({
			wrapDatabase: (db) => ({
				...db,
				transaction: (work) => (isBroken ? Promise.reject(new Error("broken")) : db.transaction(work)),
			}),
		});
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		for (const actor of [ada, bob]) await act(actor);
		await site.db.kysely.deleteFrom("users").where("id", "=", bob.id).execute();
		isBroken = true;
		await expect(site.services.analytics.activity.save()).rejects.toThrow("broken");
		isBroken = false;
		expect(await countsOf(site)).toMatchObject({ "active 2026-11-21": 1 });
	});

	it("counts players who return after 1, 7 and 30 days, for the day of their registration", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		for (const day of [0, 1, 2, 7, 30]) {
			site.clock.set(Date.UTC(2026, 10, 21, 12) + day * DAY_MS);
			// The session of the first day has expired.
			if (day === 30) await site.signIn(ada);
			await act(ada);
			if (day === 7) await act(bob);
			await site.services.analytics.activity.save();
		}
		expect(await countsOf(site)).toMatchObject({
			"returned 1 2026-11-21": 1,
			"returned 7 2026-11-21": 2,
			"returned 30 2026-11-21": 1,
		});
	});

	it("notes the last call of a player who opts out of tracking, but does not count it", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await act(ada, NOT_TRACKED);
		expect(await countsOf(site)).toEqual({});
		expect((await exportOf(ada)).lastActive).toBe("2026-11-21T12:00:00.000Z");
		await act(ada);
		expect(await countsOf(site)).toMatchObject({ "active 2026-11-21": 1 });
	});

	it("ignores polling, and notes a player at most once in five minutes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const lastActivity = async () => {
			await site.services.analytics.activity.save();
			const row = await site.db.kysely.selectFrom("user_activity").select("last_at").executeTakeFirst();
			return row && row.last_at - Date.UTC(2026, 10, 21, 12);
		};
		await ada.get("/user/me");
		await ada.api.presence.update.mutate({ status: "online" });
		expect(await lastActivity()).toBeUndefined();
		for (const at of [0, 299_999, 300_000]) {
			site.clock.set(Date.UTC(2026, 10, 21, 12) + at);
			await act(ada);
			expect(await lastActivity()).toBe(at === 300_000 ? at : 0);
		}
	});
});
