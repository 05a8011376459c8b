import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { expect, it } from "vitest";
import { insertGames, shareGame, testItems } from "../../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { Player, TestSite } from "../../../testing/test-site.ts";

type Named = { readonly name: string };
const names = (games: readonly Named[]) => games.map(({ name }) => name);

/** Makes each game a second after the one before. */
async function make(site: TestSite, creator: Player, name: string, description = "Ten things") {
	site.clock.advance(1000);
	const { id } = await creator.api.customGames.create.mutate({
		name,
		description,
		privacyLevel: "public",
		items: testItems(10),
	});
	return id;
}

const discover = async (
	player: Pick<Player, "api">,
	input: Parameters<Player["api"]["customGames"]["discover"]["query"]>[0] = {},
) => {
	const { featured, games, pagination } = await player.api.customGames.discover.query(input);
	return { featured: names(featured), games: names(games), total: pagination.total };
};

onEachDatabase((openSite) => {
	it("lists public games in each order, with the featured ones apart", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const now = site.clock.now();
		const games = (count: number, name: string, privacy: PrivacyLevel, at: number) =>
			Object.fromEntries(
				Array.from({ length: count }, (_, n) => [
					`${name} ${n}`,
					{ name: `${name} ${n}`, privacy, updated_at: at + n, created_at: at + n },
				]),
			);
		await insertGames(site, null, games(11, "Featured", "featured", 1));
		await insertGames(site, ada, games(12, "Game", "public", now));
		await insertGames(site, ada, { closed: { privacy: "private" }, shared: { privacy: "invite_only" } });
		const visitor = site.visitor();
		const first = await discover(visitor);
		expect(first.featured).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Featured ${n}`));
		expect(first.games).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Game ${n}`));
		expect(first.total).toBe(13);
		expect((await discover(visitor, { page: 2 })).games).toEqual(["Game 1", "Game 0", "Featured 0"]);
		await site.db.kysely
			.updateTable("custom_games")
			.set({ play_count: 7 })
			.where("name", "=", "Game 3")
			.execute();
		expect((await discover(visitor, { order: "popular" })).games.slice(0, 2)).toEqual(["Game 3", "Game 11"]);
		const { body } = await visitor.get("/custom-games/discover?page=0&limit=5");
		expect(body).toMatchObject({ games: { length: 5 }, pagination: { page: 1, pages: 3, total: 13 } });
		expect(await visitor.api.customGames.byCreator.query({ userId: ada.id })).toHaveLength(12);
		expect(await ada.api.customGames.mine.query()).toHaveLength(14);
		expect((await visitor.get("/custom-games/by-creator/hilo")).body).toHaveLength(11);
	});

	it("finds games by words of any of their texts and by their creators", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, bob] = [await site.player("Adalbert"), await site.player("bob")];
		await make(site, ada, "Höchste Berge", "Mountains of Austria");
		const rivers = await make(site, ada, "Rivers", "Long ones of Europe");
		await make(site, bob, "Mountain passes", "In Europe");
		const found = async (search: string) => (await discover(bob, { search })).games;
		expect(await found("mountain")).toEqual(["Mountain passes", "Höchste Berge"]);
		expect(await found("  EUROPE   mount ")).toEqual(["Mountain passes"]);
		expect(await found("hochste")).toEqual(["Höchste Berge"]);
		expect(await found("adal")).toEqual(["Rivers", "Höchste Berge"]);
		expect(await found("ADALBERT europe")).toEqual(["Rivers"]);
		for (const search of ["ountain", "berge rivers", "!", "' or 1=1", "%"])
			expect(await found(search), search).toEqual([]);
		await ada.api.profiles.rename.mutate({ username: "Zoe" });
		expect(await found("adal")).toEqual([]);
		expect(await found("zoe")).toEqual(["Rivers", "Höchste Berge"]);
		const items = testItems(10);
		const change = { id: rivers, name: "Streams", description: "Wide", items };
		await ada.api.customGames.update.mutate(change);
		expect(await found("europe")).toEqual(["Mountain passes"]);
		expect(await found("strea")).toEqual(["Streams"]);
		await ada.api.customGames.update.mutate({ ...change, privacyLevel: "private" });
		expect(await found("strea")).toEqual([]);
		expect(await found("zoe")).toEqual(["Höchste Berge"]);
	});

	it("finds common words too, and counts all results", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const ada = await site.player("ada");
		const fields = Array.from({ length: 2100 }, (_, n) => ({
			name: `Common ${n === 700 ? "pearl" : "pebble"}`,
			privacy: "public" as const,
			created_at: n,
			updated_at: n,
		}));
		await insertGames(site, ada, Object.fromEntries(fields.map((game, n) => [n, game])));
		const visitor = site.visitor();
		const { games: page, pagination } = await visitor.api.customGames.discover.query({
			search: "comm",
			order: "new",
			page: 2,
		});
		expect(page.map(({ createdAt }) => Date.parse(createdAt))).toEqual(
			Array.from({ length: 10 }, (_, n) => 2089 - n),
		);
		expect(pagination).toEqual({ page: 2, pages: 210, total: 2100 });
		expect(await discover(visitor, { search: "comm", page: 211 })).toMatchObject({ games: [], total: 2100 });
		expect(await discover(visitor, { search: "common pear" })).toMatchObject({
			games: ["Common pearl"],
			total: 1,
		});
		expect(await discover(visitor, { search: "common pearls" })).toMatchObject({ games: [], total: 0 });
		expect(await discover(visitor, { search: "pear", page: 2 })).toMatchObject({ games: [], total: 1 });
	});
});

onAnyDatabase((openSite) => {
	it("drops hidden, deleted, reported and blocked games and those of leaving creators immediately from all lists and counts", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const [eve, viewer] = [await site.player("eve"), await site.player("viewer")];
		const ids = { stays: "", hidden: "", deleted: "", reported: "", blocked: "", left: "" };
		for (const name of ["stays", "hidden", "deleted", "reported"] as const)
			ids[name] = await make(site, ada, name, "thing");
		ids.blocked = await make(site, bob, "blocked", "thing");
		ids.left = await make(site, eve, "left", "thing");
		for (const [creator, id] of [
			[ada, ids.stays],
			[ada, ids.hidden],
			[ada, ids.reported],
			[bob, ids.blocked],
			[eve, ids.left],
		] as const) {
			await shareGame(site, { id, key: "" }, { from: creator, to: viewer, status: "accepted" });
		}
		const listedIds = async () => {
			const listed = await discover(viewer);
			const searched = await discover(viewer, { search: "thing" });
			expect(listed.games).toHaveLength(listed.total);
			expect(searched).toEqual(listed);
			return listed.games.sort();
		};
		expect(await listedIds()).toHaveLength(6);
		expect(await viewer.api.customGames.sharedWithMe.query()).toHaveLength(5);
		const { kysely } = site.db;
		await kysely.updateTable("custom_games").set({ is_hidden: 1 }).where("id", "=", ids.hidden).execute();
		await ada.api.customGames.delete.mutate({ id: ids.deleted });
		await viewer.api.moderation.report.mutate({ kind: "game", gameId: ids.reported, reason: "spam" });
		await viewer.api.friends.block.mutate({ userId: bob.id });
		await kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", eve.id).execute();
		expect(await listedIds()).toEqual(["stays"]);
		expect(names(await viewer.api.customGames.sharedWithMe.query())).toEqual(["stays"]);
		expect((await discover(site.visitor())).games.sort()).toEqual(["blocked", "reported", "stays"]);
		expect((await viewer.api.customGames.byCreator.query({ userId: ada.id })).length).toBe(1);
		expect((await viewer.api.customGames.get.query({ id: ids.reported })).isReported).toBe(true);
		expect((await site.visitor().get(`/custom-games/${ids.hidden}`)).status).toBe(200);
		expect(names(await ada.api.customGames.mine.query()).sort()).toEqual(["hidden", "reported", "stays"]);
		await kysely.updateTable("users").set({ deletion_due_at: null }).where("id", "=", eve.id).execute();
		expect(await listedIds()).toEqual(["left", "stays"]);
	});
});
