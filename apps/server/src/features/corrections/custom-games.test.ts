import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { insertGames, type StoredGame, testItems } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { auditOf, notificationsOf } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { syncExampleGames } from "../custom-games/editing/sync-example-games.ts";

const subjectOf = ({ id }: StoredGame, itemId = "item-3") =>
	({ kind: "custom", gameId: id, itemId }) as const;
const openWorld = async (site: TestSite) => {
	const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
	const [ben, visitor] = [await site.player("ben"), site.visitor()];
	const { hills } = await insertGames(site, ada, { hills: { privacy: "public", name: "Hills" } });
	const send = (itemId?: string) =>
		ben.api.corrections.report.mutate({ subject: subjectOf(hills, itemId), shown: 3, text: "Too low" });
	return { root, ada, ben, visitor, hills, send };
};
const save = ({ api }: Player, { id }: StoredGame, items: ReturnType<typeof testItems>) =>
	api.customGames.update.mutate({ id, name: "Hills", description: "Ten things", items });
const itemsOf = async ({ db }: TestSite, { id }: StoredGame) => {
	const rows = db.kysely.selectFrom("custom_game_items").select("items").where("game_id", "=", id);
	const { items } = await rows.executeTakeFirstOrThrow();
	return JSON.parse(items) as ReturnType<typeof testItems>;
};

onEachDatabase((openSite) => {
	it("keeps reports of an item that has another id, as an import makes it", async () => {
		const site = await openSite();
		const { ada, ben, hills, send } = await openWorld(site);
		for (const itemId of ["item-3", "item-4"]) await send(itemId);
		const imported = testItems(10).map((item) => ({ ...item, id: `new-${item.id}` }));
		await save(
			ada,
			hills,
			imported.map((item) => (item.name === "Item 4" ? { ...item, value: 4.5 } : item)),
		);
		expect(await notificationsOf(site, ben)).toEqual([
			"Thank you. You reported the number for “Item 4” in “Hills”: it is now 4.5.",
		]);
		const { items } = await ada.api.corrections.ofGame.query({ gameId: hills.id });
		expect(items).toMatchObject([{ itemId: "new-item-3", name: "Item 3", value: 3, reports: [{}] }]);
		expect(await send("new-item-3")).toEqual({ isNew: false });
	});

	it("keeps reports of two items of one name that have other ids", async () => {
		const site = await openSite();
		const { ada, hills, send } = await openWorld(site);
		const twins = testItems(10).map((item, n) => (n < 2 ? { ...item, name: "Twin", value: 1 } : item));
		await save(ada, hills, twins);
		for (const { id } of twins.slice(0, 2)) await send(id);
		await save(
			ada,
			hills,
			twins.map((item) => ({ ...item, id: `new-${item.id}` })),
		);
		const { items } = await ada.api.corrections.ofGame.query({ gameId: hills.id });
		expect(items.map(({ reports }) => reports.length)).toEqual([1, 1]);
	});

	it("answers reports of an item that is no longer in the game", async () => {
		const site = await openSite();
		const { root, ada, ben, hills, send } = await openWorld(site);
		const takeOut = async () => {
			const items = JSON.stringify(
				testItems(11).filter(({ id }) => !["item-3", "item-4", "item-5"].includes(id)),
			);
			await site.db.kysely
				.updateTable("custom_game_items")
				.set({ items })
				.where("game_id", "=", hills.id)
				.execute();
		};
		for (const itemId of ["item-3", "item-4", "item-5"]) await send(itemId);
		await takeOut();
		site.clock.advance(8 * DAY_MS);
		const { subjects } = await root.api.corrections.queue.query({});
		expect(subjects).toMatchObject([3, 4, 5].map((n) => ({ item: `Item ${n}`, present: null })));
		const answer = { decision: "confirm", reason: "Thanks." } as const;
		await root.api.corrections.decide.mutate({ subject: subjectOf(hills), ...answer });
		const removal = { subject: subjectOf(hills, "item-4"), decision: "remove", reason: "Gone." } as const;
		const gone = { status: 404, code: "corrections/no-such-item" };
		expect(await refusal(root.api.corrections.decide.mutate(removal))).toMatchObject(gone);
		await ada.api.corrections.confirm.mutate({ gameId: hills.id, itemId: "item-4", reason: "Sorry." });
		await save(
			ada,
			hills,
			testItems(10)
				.filter(({ id }) => id !== "item-5")
				.concat({ ...testItems(1)[0], id: "x", name: "X" } as never),
		);
		expect((await notificationsOf(site, ben)).sort()).toEqual([
			"Thank you. You reported “Item 5” in “Hills”: it is out of play now.",
			"You reported the number for “Item 3” in “Hills”. It is no longer in the game. Reason: Thanks.",
			"You reported the number for “Item 4” in “Hills”. It is no longer in the game. Reason: Sorry.",
		]);
		expect((await root.api.corrections.queue.query({})).open).toBe(0);
	});

	it("shows administrators what the creator has not answered for a week, and takes their decision", async () => {
		const site = await openSite();
		const { root, ada, ben, hills, send } = await openWorld(site);
		const { own } = await insertGames(site, null, {
			own: { privacy: "featured", name: "The site's", source: "https://survey.example", as_of: "2026-08-31" },
		});
		await ben.api.corrections.report.mutate({ subject: subjectOf(own), shown: 3 });
		site.clock.advance(1);
		await send();
		const queue = async () => (await root.api.corrections.queue.query({})).subjects.map(({ game }) => game);
		expect(await queue()).toEqual(["The site's"]);
		site.clock.advance(7 * DAY_MS - 1);
		expect(await queue()).toEqual(["The site's"]);
		site.clock.advance(1);
		expect(await queue()).toEqual(["The site's", "Hills"]);
		const { subjects, open } = await root.api.corrections.queue.query({});
		expect(open).toBe(2);
		const ofGame = { source: "survey.example", sourceUrl: "https://survey.example/", asOf: "2026-08-31" };
		expect(subjects[0]?.present).toEqual({ value: 3, ...ofGame, isCorrected: false });
		expect(subjects[1]).toMatchObject({
			subject: subjectOf(hills),
			item: "Item 3",
			link: `/custom-game/${hills.id}`,
			count: 1,
			unit: null,
			present: { value: 3, source: "", sourceUrl: null, asOf: "", isCorrected: false },
		});
		const version = async () => (await ada.api.customGames.forEdit.query({ id: hills.id })).version;
		const before = await version();
		await root.api.corrections.decide.mutate({
			subject: subjectOf(hills),
			decision: "correct",
			value: 3.25,
			source: "Survey",
			sourceUrl: "https://survey.example/3",
			asOf: "2026",
			reason: "It grew.",
		});
		expect((await itemsOf(site, hills))[2]).toMatchObject({
			value: 3.25,
			source: "https://survey.example/3",
		});
		expect(await version()).toBe(before + 1);
		expect(await notificationsOf(site, ben)).toEqual([
			"Thank you. You reported the number for “Item 3” in “Hills”: it is now 3.25. Reason: It grew.",
		]);
		expect((await notificationsOf(site, ada)).at(-1)).toBe(
			"An administrator corrected the number for “Item 3” to 3.25 in your game “Hills”. Reason: It grew.",
		);
		expect(await auditOf(site)).toMatchObject([{ action: "number.decide", before: { value: 3 } }]);
		expect((await ben.api.corrections.list.query({})).entries).toEqual([]);
	});

	it("keeps a decision about the site's own game over restarts, until a release changes the number", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const numbers = testItems(12).map(({ name, value }) => [name, value] as const);
		const start = (items: readonly (readonly [string, number])[]) =>
			syncExampleGames(site.operator, [{ ...EXAMPLE_GAMES[0], id: "site-game", items } as never]);
		const values = async () => (await itemsOf(site, { id: "site-game", key: "" })).map(({ value }) => value);
		const decide = (itemId: string, decision: object) =>
			root.api.corrections.decide.mutate({
				subject: { kind: "custom", gameId: "site-game", itemId },
				reason: "It was wrong.",
				...decision,
			} as never);
		await start(numbers);
		for (const value of [1.25, 1.5])
			await decide("item-1", { decision: "correct", value, source: "Survey", asOf: "2026" });
		await decide("item-2", { decision: "remove" });
		const decided = [1.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
		expect(await values()).toEqual(decided);
		await start(numbers);
		expect(await values()).toEqual(decided);
		await start(numbers.map(([name, value]) => [name, value === 1 ? 1.75 : value]));
		expect(await values()).toEqual([1.75, ...decided.slice(1)]);
	});
});

onAnyDatabase((openSite) => {
	it("leaves out games that are removed, or whose creator is suspended", async () => {
		const site = await openSite();
		const { root, ada, send, hills } = await openWorld(site);
		await send();
		site.clock.advance(8 * DAY_MS);
		const open = async () => (await root.api.corrections.queue.query({})).open;
		expect(await open()).toBe(1);
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Spam", until: null });
		expect(await open()).toBe(0);
		await root.api.moderation.lift.mutate({ userId: ada.id });
		await root.api.moderation.removeGame.mutate({ gameId: hills.id, reason: "Spam" });
		expect(await open()).toBe(0);
	});

	it("tells the reporter of a private game the decision, and not the key of its link", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		const { closed } = await insertGames(site, ada, { closed: { privacy: "private", name: "Closed" } });
		const subject = { ...subjectOf(closed), key: closed.key };
		await ben.api.corrections.report.mutate({ subject, shown: 3 });
		await root.api.corrections.decide.mutate({
			subject: subjectOf(closed),
			decision: "confirm",
			reason: "Right.",
		});
		expect(await ben.api.support.notifications.query()).toMatchObject([
			{ link: `/custom-game/${closed.id}` },
		]);
	});

	it("removes an item as an edit does, unless the game would have too few", async () => {
		const site = await openSite();
		const { root, ada, hills } = await openWorld(site);
		const remove = (itemId: string) =>
			root.api.corrections.decide.mutate({
				subject: subjectOf(hills, itemId),
				decision: "remove",
				reason: "It is gone.",
			});
		const tooFew = { status: 409, code: "corrections/too-few-items" };
		expect(await refusal(remove("item-3"))).toMatchObject(tooFew);
		await save(ada, hills, [...testItems(10), { ...testItems(1)[0], id: "new", name: "New" } as never]);
		await remove("item-3");
		expect((await itemsOf(site, hills)).map(({ id }) => id)).not.toContain("item-3");
		expect(await refusal(remove("item-3"))).toMatchObject({ code: "corrections/no-such-item" });
	});

	it("shows the creator what was reported, without names, and takes an answer", async () => {
		const site = await openSite();
		const { ada, ben, visitor, hills, send } = await openWorld(site);
		await send();
		site.clock.advance(1);
		await visitor.api.corrections.report.mutate({ subject: subjectOf(hills), shown: 4 });
		const reports = () => ada.api.corrections.ofGame.query({ gameId: hills.id });
		expect(await reports()).toMatchObject({
			items: [
				{
					itemId: "item-3",
					name: "Item 3",
					value: 3,
					reports: [
						{ shown: 3, text: "Too low", betterSource: "" },
						{ shown: 4, text: "" },
					],
				},
			],
		});
		expect(JSON.stringify(await reports())).not.toMatch(new RegExp(`ben|${ben.id}`));
		const own = { gameId: hills.id, itemId: "item-3", reason: "I measured it." };
		const notYours = { status: 403, code: "custom-games/not-yours" };
		expect(await refusal(ben.api.corrections.confirm.mutate(own))).toMatchObject(notYours);
		expect(await refusal(ben.api.corrections.ofGame.query({ gameId: hills.id }))).toMatchObject(notYours);
		await ada.api.corrections.confirm.mutate(own);
		expect(await reports()).toEqual({ items: [] });
		expect(await notificationsOf(site, ben)).toEqual([
			"You reported the number for “Item 3” in “Hills”. It is right as it is. Reason: I measured it.",
		]);
		const [told] = await ben.api.support.notifications.query();
		expect(told?.link).toBe(`/custom-game/${hills.id}`);
		const decided = { status: 409, code: "corrections/already-decided" };
		expect(await refusal(ada.api.corrections.confirm.mutate(own))).toMatchObject(decided);
		const notReported = { status: 404, code: "corrections/not-reported" };
		const other = ada.api.corrections.confirm.mutate({ ...own, itemId: "item-1" });
		expect(await refusal(other)).toMatchObject(notReported);
	});

	it("answers reports when the creator saves another number or takes the item out", async () => {
		const site = await openSite();
		const { ada, ben, hills, send } = await openWorld(site);
		for (const itemId of ["item-3", "item-4", "item-5"]) await send(itemId);
		const items = [...testItems(10), { ...testItems(1)[0], id: "new", name: "New" } as never];
		await save(ada, hills, items);
		expect(await notificationsOf(site, ben)).toEqual([]);
		const changed = items.map((item) => (item.id === "item-3" ? { ...item, value: 3.5 } : item));
		await save(
			ada,
			hills,
			changed.filter(({ id }) => id !== "item-4"),
		);
		expect((await notificationsOf(site, ben)).sort()).toEqual([
			"Thank you. You reported the number for “Item 3” in “Hills”: it is now 3.5.",
			"Thank you. You reported “Item 4” in “Hills”: it is out of play now.",
		]);
		const { items: open } = await ada.api.corrections.ofGame.query({ gameId: hills.id });
		expect(open.map(({ itemId }) => itemId)).toEqual(["item-5"]);
	});
});
