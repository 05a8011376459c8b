import { CATALOGUE_PAGE_SIZE } from "@hilo/rules/custom-games/caps";
import type { Category } from "@hilo/rules/custom-games/categories";
import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { expect, it } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { playCustomTo } from "../../../testing/custom-playing.ts";
import { insertGames, type StoredGame, shareGame } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";

type CatalogueInput = Parameters<Browser["api"]["customGames"]["catalogue"]["query"]>[0];

const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);
const found = async (browser: Browser, input: CatalogueInput = {}) =>
	idsOf((await browser.api.customGames.catalogue.query(input)).games);
const textOf = async (browser: Browser, path: string) => (await browser.fetch(path)).text();

/** Everything that a visitor or a crawler can list. */
async function everythingListed(site: TestSite, creatorIds: readonly string[]): Promise<string> {
	const visitor = site.visitor();
	const { customGames } = visitor.api;
	const index = await textOf(visitor, "/sitemap.xml");
	const parts = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
	const pages = creatorIds.map((userId) => customGames.creator.query({ userId }).catch(() => null));
	return JSON.stringify([
		index,
		...(await Promise.all(parts.map((path) => textOf(visitor, path)))),
		...(await Promise.all(pages)),
		await customGames.catalogue.query({ search: "thing" }),
		await customGames.catalogue.query({ category: "sports" }),
		...(await Promise.all(
			(["popular", "featured", "trending", "new", "short"] as const).map((sort) =>
				customGames.catalogue.query({ sort }),
			),
		)),
		await customGames.discoverRows.query(),
		await customGames.showcase.query(),
	]);
}

onEachDatabase((openSite) => {
	it("lists public games only, in the catalogue, on creators' pages, on the home page and in the sitemap", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const names = ["ada", "suspended", "leaving"] as const;
		const [ada, suspended, leaving] = await Promise.all(names.map((name) => site.player(name)));
		const guests = await Promise.all(["bob", "cal", "dee"].map((name) => site.player(name)));
		if (!ada || !suspended || !leaving) throw new Error("A player is missing");
		const fields = { description: "thing", category: "sports", is_hidden: 0 } as const;
		const stored: Record<string, StoredGame> = {
			...(await insertGames(site, ada, {
				open: { ...fields, privacy: "public" },
				featured: { ...fields, privacy: "featured" },
				private: { ...fields, privacy: "private" },
				invited: { ...fields, privacy: "invite_only" },
				removed: { ...fields, privacy: "public", removed_at: 1, removed_by: "administrator" },
				deleted: { ...fields, privacy: "public", removed_at: 1, removed_by: "creator" },
				reported: { ...fields, privacy: "featured", is_hidden: 1 },
			})),
			...(await insertGames(site, suspended, { suspended: { ...fields, privacy: "featured" } })),
			...(await insertGames(site, leaving, { leaving: { ...fields, privacy: "public" } })),
			...(await insertGames(site, null, { own: { ...fields, privacy: "featured" } })),
		};
		for (const player of guests) {
			await shareGame(site, stored.invited as StoredGame, { from: ada, to: player, status: "accepted" });
			for (const name of ["open", "invited", "suspended", "leaving"])
				await playCustomTo(site, player, stored[name] as StoredGame, { score: 0 });
		}
		const { kysely } = site.db;
		await kysely.updateTable("users").set({ suspended_until: 9e15 }).where("id", "=", suspended.id).execute();
		await kysely.updateTable("users").set({ deletion_due_at: 9e15 }).where("id", "=", leaving.id).execute();
		site.clock.advance(60_000);
		const text = await everythingListed(site, [ada.id, suspended.id, leaving.id, "hilo"]);
		const shown = Object.keys(stored).filter((name) => text.includes(stored[name]?.id ?? ""));
		expect(shown).toEqual(["open", "featured", "own"]);
		for (const { key } of Object.values(stored)) expect(text).not.toContain(key);
		expect(text).toContain(`/games/by/${ada.id}`);
		for (const id of [suspended.id, leaving.id]) expect(text).not.toContain(id);
	});

	it("shows games by category, view and words, each with its number", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const ada = await site.player("ada");
		const at = site.clock.now();
		const game = (name: string, category: Category | null, playCount: number, createdAt: number) => ({
			name,
			privacy: "public" as PrivacyLevel,
			category,
			play_count: playCount,
			created_at: createdAt,
			item_count: 10,
		});
		const { rivers, runs, old, plain } = await insertGames(site, ada, {
			rivers: game("Rivers", "geography", 2, at),
			runs: { ...game("Runs", "sports", 9, at - 5), privacy: "featured" },
			old: { ...game("Old roads", "geography", 0, 1), item_count: 40 },
			plain: game("Plain", null, 5, at - 9),
		});
		const visitor = site.visitor();
		const ids = (...games: StoredGame[]) => games.map(({ id }) => id);
		expect(await found(visitor)).toEqual(ids(runs, plain, rivers, old));
		expect(await found(visitor, { sort: "new" })).toEqual(ids(rivers, runs, plain, old));
		expect(await found(visitor, { sort: "featured" })).toEqual(ids(runs));
		expect(await found(visitor, { sort: "short" })).toEqual(ids(runs, plain, rivers));
		expect(await found(visitor, { category: "geography" })).toEqual(ids(rivers, old));
		expect(await found(visitor, { category: "geography", sort: "short" })).toEqual(ids(rivers));
		expect(await found(visitor, { category: "geography", search: "old" })).toEqual(ids(old));
		expect(await found(visitor, { category: "music" })).toEqual([]);
		expect(await found(visitor, { search: "!" })).toEqual([]);
		const { pagination } = await visitor.api.customGames.catalogue.query({ category: "geography" });
		expect(pagination).toEqual({ page: 1, pages: 1, total: 2 });
	});
});

onAnyDatabase((openSite) => {
	it("puts players' featured games before trending ones on a visitor's home, and the site's own last", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const ada = await site.player("ada");
		const { own } = await insertGames(site, null, { own: { privacy: "featured" } });
		const { trending, plain } = await insertGames(site, ada, {
			trending: { privacy: "public" },
			plain: { privacy: "public" },
		});
		const shown = async () => idsOf(await site.visitor().api.customGames.showcase.query());
		expect(await shown()).toEqual([own.id]);
		for (const name of ["bob", "cal", "dee"])
			await playCustomTo(site, await site.player(name), trending, { score: 0 });
		await site.db.kysely
			.updateTable("custom_games")
			.set({ privacy: "featured" })
			.where("id", "=", plain.id)
			.execute();
		site.clock.advance(60_000);
		expect(await shown()).toEqual([plain.id, trending.id, own.id]);
	});

	it("shows a creator's games by plays on pages, and neither unknown creators nor those that the viewer blocks", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const games = Array.from({ length: CATALOGUE_PAGE_SIZE + 1 }, (_, n) => [
			`g${n}`,
			{ name: `Game ${n}`, privacy: "public" as const, play_count: n },
		]);
		await insertGames(site, ada, Object.fromEntries(games));
		const page = (browser: Browser, userId: string, page = 1) =>
			browser.api.customGames.creator.query({ userId, page });
		const first = await page(site.visitor(), ada.id);
		expect(first).toMatchObject({
			creator: { id: ada.id, username: "ada" },
			playCount: (CATALOGUE_PAGE_SIZE * (CATALOGUE_PAGE_SIZE + 1)) / 2,
			pagination: { page: 1, pages: 2, total: CATALOGUE_PAGE_SIZE + 1 },
		});
		expect(first.games[0]).toMatchObject({ name: `Game ${CATALOGUE_PAGE_SIZE}` });
		expect((await page(bob, ada.id, 2)).games).toMatchObject([{ name: "Game 0" }]);
		await bob.api.friends.block.mutate({ userId: ada.id });
		for (const [browser, id] of [
			[bob, ada.id],
			[ada, bob.id],
			[ada, "unknown"],
		] as const)
			expect(await refusal(page(browser, id))).toMatchObject({
				status: 404,
				code: "accounts/user-not-found",
			});
	});

	it("shows a player the own best on cards, also of 0, and nothing to others", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const { won, lost } = await insertGames(site, ada, {
			won: { privacy: "public", play_count: 3 },
			lost: { privacy: "public", play_count: 2 },
			unplayed: { privacy: "public", play_count: 1 },
		});
		await playCustomTo(site, bob, won, { score: 3 });
		await playCustomTo(site, bob, lost, { score: 0 });
		const bests = async (browser: Browser) =>
			(await browser.api.customGames.catalogue.query({})).games.map(({ best }) => best);
		expect(await bests(bob)).toEqual([3, 0, null]);
		expect(await bests(site.visitor())).toEqual([null, null, null]);
	});

	it("gives crawlers an index with parts, absolute addresses and times of change, also in maintenance", async () => {
		const site = await openSite({ settings: { publicUrl: "https://hilo.example" } });
		const ada = await site.player("ada");
		const { game } = await insertGames(site, ada, {
			game: { privacy: "public", category: "food", updated_at: Date.UTC(2026, 0, 2) },
		});
		const admin = await site.player("admin", { isAdmin: true });
		await admin.api.site.changeClassicGame.mutate({
			key: "movieGame",
			isDisabled: true,
			name: null,
			description: null,
		});
		const visitor = site.visitor();
		expect(await textOf(visitor, "/robots.txt")).toContain("\nSitemap: https://hilo.example/sitemap.xml\n");
		expect(await textOf(visitor, "/sitemap.xml")).toContain(
			"<sitemap><loc>https://hilo.example/sitemaps/games-1.xml</loc></sitemap>",
		);
		const time = "<lastmod>2026-01-02T00:00:00.000Z</lastmod>";
		expect(await textOf(visitor, "/sitemaps/games-1.xml")).toContain(
			`<url><loc>https://hilo.example/custom-game/${game.id}</loc>${time}</url>`,
		);
		expect(await textOf(visitor, "/sitemaps/creators-1.xml")).toContain(`/games/by/${ada.id}</loc>${time}`);
		const pages = await textOf(visitor, "/sitemaps/pages-1.xml");
		expect(pages).toContain(`<loc>https://hilo.example/games?category=food</loc>${time}`);
		expect(pages).toContain("<loc>https://hilo.example/country-game</loc>");
		expect(pages).not.toMatch(/movie-game|category=music|admin|settings|sign-in/);
		for (const path of ["/sitemaps/games-2.xml", "/sitemaps/pages-2.xml", "/sitemaps/users-1.xml"])
			expect((await visitor.fetch(path)).status).toBe(404);
		await admin.api.site.setMaintenance.mutate({ isOn: true });
		expect((await visitor.fetch("/sitemaps/games-1.xml")).status).toBe(200);
	});

	it("lets a creator choose a category, change it and take it away", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const items = Array.from({ length: 10 }, (_, n) => ({
			name: `Item ${n}`,
			value: n + 1,
			imageUrl: "https://a.example/a.webp",
		}));
		const game = { name: "Birds", description: "Wings", privacyLevel: "public", items } as const;
		const { id } = await ada.api.customGames.create.mutate({ ...game, category: "animals" });
		const categoryNow = async () => (await ada.api.customGames.forEdit.query({ id })).category;
		await ada.api.customGames.update.mutate({ id, ...game });
		await ada.send("PUT", `/custom-games/${id}`, { ...game, category: "music" });
		expect(await categoryNow()).toBe("animals");
		expect((await site.visitor().api.customGames.get.query({ id })).category).toBe("animals");
		expect((await site.visitor().get(`/custom-games/${id}`)).body).not.toHaveProperty("category");
		await ada.api.customGames.update.mutate({ id, ...game, category: null });
		expect(await categoryNow()).toBe(null);
		const poetry: string = "poetry";
		const unknown = { ...game, category: poetry as Category };
		expect(await refusal(ada.api.customGames.create.mutate(unknown))).toMatchObject({
			status: 400,
			code: "custom-games/category-unknown",
		});
	});
});
