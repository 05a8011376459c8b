import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { exportOf } from "../../testing/export-of.ts";
import { insertGames } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { notificationsOf } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";

const classic = (itemId = "card-1") => ({ kind: "classic", game: "country", itemId, measure: "" }) as const;
const report = { subject: classic(), shown: 5_530_003 };
const stored = ({ db }: TestSite) =>
	db.kysely.selectFrom("number_reports").selectAll().orderBy("created_at").orderBy("id").execute();

onEachDatabase((openSite) => {
	it("takes a report of a player and of a visitor, once until it is decided", async () => {
		const site = await openSite();
		const [ada, visitor] = [await site.player("ada"), site.visitor()];
		const words = { text: " It is 6 million. ", betterSource: "https://example.org/a", wantsThanks: true };
		expect(await ada.api.corrections.report.mutate({ ...report, ...words })).toEqual({ isNew: true });
		expect(await ada.api.corrections.report.mutate(report)).toEqual({ isNew: false });
		site.clock.advance(1);
		expect(await visitor.api.corrections.report.mutate({ ...report, ...words })).toEqual({ isNew: true });
		expect(await visitor.api.corrections.report.mutate(report)).toEqual({ isNew: false });
		expect(visitor.cookies.has("hilo_guest")).toBe(true);
		const common = { item_name: "Card 1", text: "It is 6 million.", shown: 5_530_003, outcome: null };
		expect(await stored(site)).toMatchObject([
			{ ...common, reporter_id: ada.id, guest_id: null, wants_thanks: 1 },
			{ ...common, reporter_id: null, wants_thanks: 0 },
		]);
	});

	it("gives a visitor's report to the account that they make, and tells it the decision", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const [visitor, ada] = [site.visitor(), await site.player("ada")];
		await visitor.api.corrections.report.mutate(report);
		await visitor.api.corrections.report.mutate({ ...report, subject: classic("card-2") });
		await ada.api.corrections.report.mutate(report);
		await visitor.api.accounts.login.mutate({ emailOrUsername: "ada", password: PASSWORD });
		expect((await stored(site)).map(({ reporter_id, item_id }) => [reporter_id, item_id]).sort()).toEqual([
			[ada.id, "card-1"],
			[ada.id, "card-2"],
		]);
		const decision = { decision: "confirm", reason: "It was counted twice." } as const;
		await root.api.corrections.decide.mutate({ subject: classic("card-2"), ...decision });
		expect(await notificationsOf(site, ada)).toEqual([
			"You reported the number for “Card 2” in “Countries”. It is right as it is. Reason: It was counted twice.",
		]);
	});

	it("takes reports of custom games from those who see them, and tells the creator once a day", async () => {
		const site = await openSite();
		const [ada, bob, eve] = [await site.player("ada"), await site.player("bob"), await site.player("eve")];
		const { closed } = await insertGames(site, ada, { closed: { privacy: "private", name: "Hills" } });
		const subject = { kind: "custom", gameId: closed.id, itemId: "item-3" } as const;
		const send = (player: typeof ada, changed: object) =>
			player.api.corrections.report.mutate({ subject: { ...subject, ...changed }, shown: 3 });
		expect(await refusal(send(bob, {}))).toMatchObject({ status: 403, code: "custom-games/no-access" });
		expect(await refusal(send(bob, { gameId: "no-such-game" }))).toMatchObject({ status: 404 });
		const { key } = closed;
		const gone = { status: 404, code: "corrections/no-such-item" };
		expect(await refusal(send(bob, { key, itemId: "item-99" }))).toMatchObject(gone);
		expect(await refusal(send(ada, {}))).toMatchObject({ status: 400, code: "corrections/own-game" });
		expect(await send(bob, { key })).toEqual({ isNew: true });
		expect(await send(eve, { key })).toEqual({ isNew: true });
		const message = "Someone says that a number in “Hills” is wrong.";
		const link = `/custom-games/${closed.id}/insights`;
		expect(await ada.api.support.notifications.query()).toMatchObject([{ message, link }]);
		site.clock.advance(DAY_MS);
		await send(bob, { key, itemId: "item-4" });
		expect(await notificationsOf(site, ada)).toEqual([message, message]);
	});

	it("keeps reports in the reporter's export, and deletes them with the account", async () => {
		const site = await openSite();
		const [ada, visitor] = [await site.player("ada"), site.visitor()];
		await ada.api.corrections.report.mutate({ ...report, text: "It is six" });
		await visitor.api.corrections.report.mutate(report);
		expect((await exportOf(ada)).numberReports).toMatchObject([
			{ game: "country", itemId: "card-1", itemName: "Card 1", shown: 5_530_003, text: "It is six" },
		]);
		await site.db.kysely.deleteFrom("users").where("id", "=", ada.id).execute();
		expect(await stored(site)).toMatchObject([{ reporter_id: null }]);
		await site.db.kysely.deleteFrom("guests").execute();
		expect(await stored(site)).toEqual([]);
	});
});

onAnyDatabase((openSite) => {
	it("allows players 30 reports a day and visitors 10, without counting repeated and refused ones", async () => {
		const cards = Array.from({ length: 40 }, (_, n) => ({ ...COUNTRY.cards[0], id: `n-${n}` }) as never);
		const filterOf = () => ({
			filter: "",
			key: "countryGame" as const,
			label: null,
			pool: () => ({ ...COUNTRY, cards }),
		});
		const site = await openSite({ filterOf });
		const tooMany = { status: 429, code: "corrections/too-many-reports" };
		for (const [browser, max] of [
			[await site.player("ada"), 30],
			[site.visitor(), 10],
		] as const) {
			const send = (n: number) =>
				browser.api.corrections.report.mutate({ ...report, subject: classic(`n-${n}`) });
			for (let n = 0; n < max; n++) {
				site.clock.advance(5_000);
				expect(await send(n)).toEqual({ isNew: true });
				expect(await send(n)).toEqual({ isNew: false });
			}
			await refusal(send(99));
			expect(await refusal(send(max))).toMatchObject(tooMany);
		}
		site.clock.advance(DAY_MS);
		const again = site.visitor().api.corrections.report.mutate({ ...report, subject: classic("n-39") });
		expect(await again).toEqual({ isNew: true });
	});

	it("tells nothing about a number: a wrong one is taken like the right one", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const answers = await Promise.all([
			ada.api.corrections.report.mutate(report),
			bob.api.corrections.report.mutate({ ...report, shown: 1 }),
		]);
		expect(answers).toEqual([{ isNew: true }, { isNew: true }]);
	});

	it("searches for few unknown items of an address", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const send = () => visitor.api.corrections.report.mutate({ ...report, subject: classic("card-99") });
		for (let n = 0; n < 60; n++) expect(await refusal(send())).toMatchObject({ status: 404 });
		const tooMany = { status: 429, code: "request/too-many" };
		expect(await refusal(send())).toMatchObject(tooMany);
		expect(await site.visitor().api.corrections.report.mutate(report)).toEqual({ isNew: true });
	});

	it("refuses what no pool has: an item, or a number of an item", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const weapon = { kind: "classic", game: "cs16", itemId: "w-1" } as const;
		const send = (subject: object) => ada.api.corrections.report.mutate({ ...report, subject } as never);
		for (const subject of [
			classic("card-99"),
			{ ...classic(), measure: "price" },
			{ ...weapon, measure: "" },
			{ ...weapon, measure: "weight" },
		])
			expect(await refusal(send(subject))).toMatchObject({ status: 404, code: "corrections/no-such-item" });
		expect(await send({ ...weapon, measure: "price" })).toEqual({ isNew: true });
	});
});
