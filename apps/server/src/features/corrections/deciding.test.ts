import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { CORRECTED, country, decideCountry, openWorld, report, SECRET } from "../../testing/corrections.ts";
import { refusal } from "../../testing/refusal.ts";
import { auditOf, notificationsOf } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { MOVIES, testFilters } from "../../testing/test-pools.ts";

onEachDatabase((openSite) => {
	it("corrects a number: all reports are answered, the queue remembers it, the log says who did it", async () => {
		const site = await openSite();
		const { root, ada, visitor } = await openWorld(site);
		await report(ada, { wantsThanks: true });
		await report(visitor);
		await decideCountry(root, CORRECTED);
		expect((await root.api.corrections.queue.query({})).open).toBe(0);
		expect(await notificationsOf(site, ada)).toEqual([
			"Thank you. You reported the number for “Card 1” in “Countries”: it is now 6,000,011. Reason: It had a typo.",
		]);
		expect(await ada.api.support.notifications.query()).toMatchObject([{ link: "/corrections" }]);
		expect(await auditOf(site)).toMatchObject([
			{
				action: "number.decide",
				by: "root",
				about: "number Card 1",
				before: { value: 5_530_003, source: "the tests", asOf: "2026-08" },
				after: { ...CORRECTED, game: "country", item_id: "card-1", reports: 2 },
			},
		]);
		expect(JSON.stringify(await auditOf(site))).not.toMatch(new RegExp(`${SECRET}|ada`));
		await report(ada, { shown: 6_000_011 });
		expect((await root.api.corrections.queue.query({})).subjects).toMatchObject([
			{
				present: {
					value: 6_000_011,
					source: "The office",
					sourceUrl: "https://office.example/6",
					asOf: "2026-09",
					isCorrected: true,
				},
				earlier: [{ decision: "correct", value: 6_000_011, reason: "It had a typo." }],
				reports: [{ reporter: { sent: 2, corrected: 1, confirmed: 0 } }],
			},
		]);
	});

	it("lists corrections for everyone, with thanks by present names and without what reporters wrote", async () => {
		const site = await openSite();
		const { root, ada, visitor } = await openWorld(site);
		const [ben, cyd] = [await site.player("ben"), await site.player("cyd")];
		for (const player of [ada, ben, cyd]) await report(player, { wantsThanks: player !== ben });
		await decideCountry(root, CORRECTED);
		site.clock.advance(1000);
		await decideCountry(root, { decision: "remove", reason: "It can't be counted." }, "card-2");
		site.clock.advance(1000);
		await report(visitor, { subject: country("card-3") });
		await decideCountry(root, { decision: "confirm", reason: "It is right." }, "card-3");
		await ada.send("PATCH", "/user/profile", { username: "ada_new" });
		await root.api.moderation.suspend.mutate({ userId: cyd.id, reason: "Spam", until: null });
		const list = await visitor.api.corrections.list.query({});
		expect(await visitor.api.corrections.list.query({ game: "country" })).toEqual(list);
		expect(await visitor.api.corrections.list.query({ game: "movie" })).toEqual({ entries: [], next: null });
		const about = { game: "country", gameLabel: "Countries", measure: "annual visitors", unit: null };
		expect(list).toMatchObject({
			next: null,
			entries: [
				{
					...about,
					itemName: "Card 2",
					before: 6_610_007,
					after: null,
					beforeSource: "the tests",
					beforeAsOf: "2026-08",
					reason: "It can't be counted.",
					source: "",
					sourceUrl: null,
					asOf: null,
					thanks: [],
				},
				{
					...about,
					itemName: "Card 1",
					before: 5_530_003,
					after: 6_000_011,
					source: "The office",
					sourceUrl: "https://office.example/6",
					asOf: "2026-09",
					reason: "It had a typo.",
					at: "2026-11-21T12:00:00.000Z",
					isInForce: true,
					thanks: ["ada_new"],
				},
			],
		});
		expect(JSON.stringify(list)).not.toMatch(new RegExp(`${SECRET}|ben|cyd|root|${ada.id}`));
		await site.db.kysely.deleteFrom("users").where("id", "=", ada.id).execute();
		expect((await visitor.api.corrections.list.query({})).entries[1]).toMatchObject({ thanks: [] });
	});

	it("decides once when two administrators decide together", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const second = await site.player("second", { isAdmin: true });
		await report(ada);
		const results = await Promise.allSettled([
			decideCountry(root, CORRECTED),
			decideCountry(second, { decision: "confirm", reason: "It is right." }),
		]);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await notificationsOf(site, ada)).toHaveLength(1);
		const decided = { status: 409, code: "corrections/already-decided" };
		expect(await refusal(decideCountry(second, CORRECTED))).toMatchObject(decided);
		const unreported = await Promise.allSettled([
			decideCountry(root, CORRECTED, "card-2"),
			decideCountry(second, { ...CORRECTED, value: 7 }, "card-2"),
		]);
		expect(unreported.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
		const inForce = site.db.kysely.selectFrom("corrections").select("id").where("is_in_force", "=", 1);
		expect((await inForce.where("item_id", "=", "card-2").execute()).length).toBe(1);
	});
});

onAnyDatabase((openSite) => {
	it("refuses values that the game can't have, dates to come, and answers that no report waits for", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const refused = async (decision: Parameters<typeof decideCountry>[1], itemId?: string) =>
			(await refusal(decideCountry(root, decision, itemId))).code;
		expect(await refused({ ...CORRECTED, value: 1.5 })).toBe("corrections/whole-number-required");
		expect(await refused({ ...CORRECTED, asOf: "2026-12" })).toBe("corrections/date-to-come");
		expect(await refused(CORRECTED, "card-99")).toBe("corrections/no-such-item");
		expect(await refused({ decision: "confirm", reason: "Right." })).toBe("corrections/not-reported");
		await report(ada);
		await decideCountry(root, { ...CORRECTED, asOf: "2026" });
		expect(await refused({ decision: "confirm", reason: "Right." })).toBe("corrections/already-decided");
	});

	it("tells reporters plainly of another source of the same number, and of an item out of play", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		await report(ada);
		await decideCountry(root, { ...CORRECTED, value: 5_530_003 });
		await decideCountry(root, { decision: "remove", reason: "It is unknown." }, "card-2");
		await report(ada, { subject: country("card-2") });
		await decideCountry(root, { decision: "confirm", reason: "Thanks." }, "card-2");
		expect((await notificationsOf(site, ada)).sort()).toEqual([
			"Thank you. You reported the number for “Card 1” in “Countries”: it has another source now, and stays 5,530,003. Reason: It had a typo.",
			"You reported the number for “Card 2” in “Countries”. It is no longer in the game. Reason: Thanks.",
		]);
	});

	it("lists the date of each number before, but not beside a film's own source, which contains it", async () => {
		const source = "TMDB export, June 2025";
		const movie = { ...MOVIES, cards: MOVIES.cards.map((card) => ({ ...card, source })) };
		const site = await openSite({ filterOf: testFilters({ movie }) });
		const { root } = await openWorld(site);
		await decideCountry(root, { ...CORRECTED, source: "Census 1990" });
		site.clock.advance(1000);
		await decideCountry(root, CORRECTED);
		site.clock.advance(1000);
		const subject = { kind: "classic", game: "movie", itemId: "card-1", measure: "" } as const;
		await root.api.corrections.decide.mutate({ ...CORRECTED, subject });
		const { entries } = await root.api.corrections.list.query({});
		expect(entries.map(({ beforeSource, beforeAsOf }) => [beforeSource, beforeAsOf])).toEqual([
			[source, null],
			["Census 1990", "2026-09"],
			["the tests", "2026-08"],
		]);
	});

	it("brings a removed item back by a correction", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const ids = async () =>
			(await site.services.play.pools.current("country", "")).pool.cards.map(({ id }) => id);
		await decideCountry(root, { decision: "remove", reason: "It is unknown." });
		expect(await ids()).toEqual(["card-0", "card-2", "card-3"]);
		await report(ada);
		expect((await root.api.corrections.queue.query({})).subjects).toMatchObject([
			{ present: null, item: "Card 1", earlier: [{ decision: "remove", value: null }] },
		]);
		site.clock.advance(DAY_MS);
		await decideCountry(root, CORRECTED);
		expect(await ids()).toEqual(["card-0", "card-1", "card-2", "card-3"]);
		const { entries } = await ada.api.corrections.list.query({});
		expect(entries.map(({ after, isInForce }) => [after, isInForce])).toEqual([
			[6_000_011, true],
			[null, false],
		]);
	});

	it("shows what waits, oldest first, with what is known of the number and its reporters", async () => {
		const site = await openSite();
		const { root, ada, visitor } = await openWorld(site);
		await report(ada, { betterSource: "https://office.example/" });
		site.clock.advance(1000);
		await report(visitor, { subject: country("card-2") });
		await report(visitor);
		const { subjects, next, open } = await root.api.corrections.queue.query({});
		expect({ next, open }).toEqual({ next: null, open: 2 });
		const words = { text: SECRET, shown: 5_530_003 };
		expect(subjects).toMatchObject([
			{
				subject: country(),
				game: "Countries",
				item: "Card 1",
				link: "/country-game",
				measure: "annual visitors",
				unit: null,
				present: {
					value: 5_530_003,
					source: "the tests",
					sourceUrl: null,
					asOf: "2026-08",
					isCorrected: false,
				},
				firstAt: "2026-11-21T12:00:00.000Z",
				count: 2,
				earlier: [],
				reports: [
					{
						...words,
						betterSource: "https://office.example/",
						reporter: { id: ada.id, username: "ada", sent: 1, corrected: 0, confirmed: 0 },
					},
					{ ...words, betterSource: "", reporter: null },
				],
			},
			{ subject: country("card-2"), count: 1, reports: [{ reporter: null }] },
		]);
	});
});
