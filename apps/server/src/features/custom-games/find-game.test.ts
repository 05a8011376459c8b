import { expect, it } from "vitest";
import { insertGames, shareGame } from "../../testing/games.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

/** A game of each privacy level, and a caller with each relation to the creator. */
async function openWorld(site: TestSite) {
	const names = [
		"creator",
		"pending",
		"accepted",
		"declined",
		"removed",
		"blocking",
		"blocked",
		"other",
	] as const;
	const players = new Map<string, Player>();
	for (const name of names) players.set(name, await site.player(name));
	players.set("admin", await site.player("admin", { isAdmin: true }));
	const creator = playerNamed("creator");
	const games = await insertGames(site, creator, {
		private: { privacy: "private" },
		invite_only: { privacy: "invite_only" },
		public: { privacy: "public" },
		featured: { privacy: "featured" },
	});
	for (const game of Object.values(games)) {
		for (const status of ["pending", "accepted", "declined", "removed"] as const) {
			await shareGame(site, game, { from: creator, to: playerNamed(status), status });
		}
		for (const name of ["blocking", "blocked"]) {
			await shareGame(site, game, { from: creator, to: playerNamed(name), status: "accepted" });
		}
	}
	await creator.api.friends.block.mutate({ userId: playerNamed("blocked").id });
	await playerNamed("blocking").api.friends.block.mutate({ userId: creator.id });
	return { games, players, creator };

	function playerNamed(name: string): Player {
		const player = players.get(name);
		if (!player) throw new Error(`There is no player ${name}`);
		return player;
	}
}

const CLOSE = ["creator", "pending", "accepted"];

onAnyDatabase((openSite) => {
	it("shows a game to those who may see it, and its link to those who may share it", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { games, players } = await openWorld(site);
		const callers = [...players.entries(), ["visitor", site.visitor()] as const];
		for (const [level, { id, key }] of Object.entries(games)) {
			const isOpen = level === "public" || level === "featured";
			for (const [name, browser] of callers) {
				const sees = isOpen || CLOSE.includes(name);
				const about = `${level} to ${name}`;
				const answer = await browser.get(`/custom-games/${id}`);
				expect(answer.status, about).toBe(sees ? 200 : 403);
				if (!sees) expect(answer.body).toMatchObject({ code: "custom-games/no-access" });
				expect((await browser.get(`/custom-games/${id}?key=wrong`)).status, about).toBe(sees ? 200 : 403);
				const { status, body } = await browser.get(`/custom-games/${id}?key=${key}`);
				const link = isOpen ? `/custom-game/${id}` : `/custom-game/${id}?key=${key}`;
				expect({ status, body }, about).toMatchObject({
					status: 200,
					body: { _id: id, privacyLevel: level, shareableLink: sees ? link : null },
				});
				const game = await browser.api.customGames.get.query({ id, key });
				expect(game, about).toMatchObject({ isOwn: name === "creator", shareableLink: sees ? link : null });
				expect(game.invitation, about).toBe(name === "pending" || name === "accepted" ? name : null);
			}
		}
	});

	it("shows all invitations to the creator, and to an invited player only their own", async () => {
		const site = await openSite();
		const { games, players, creator } = await openWorld(site);
		const shown = async (name: string) => {
			const { body } = await (players.get(name) ?? creator).get(`/custom-games/${games.public.id}`);
			return (body as { invitations: unknown[] }).invitations;
		};
		const expectedSeat = (name: string) => ({ userId: players.get(name)?.id, username: name, status: name });
		expect(await shown("creator")).toHaveLength(6);
		expect(await shown("creator")).toContainEqual(expectedSeat("declined"));
		expect(await shown("pending")).toEqual([expectedSeat("pending")]);
		for (const name of ["declined", "removed", "blocked", "other", "admin"]) {
			expect(await shown(name), name).toEqual([]);
		}
	});

	it("is not found once it is deleted, or its creator is gone", async () => {
		const site = await openSite();
		const { games, creator } = await openWorld(site);
		const ask = async (id: string) => (await creator.get(`/custom-games/${id}`)).status;
		const { kysely } = site.db;
		await kysely
			.updateTable("custom_games")
			.set({ removed_at: 1, removed_by: "creator" })
			.where("id", "=", games.public.id)
			.execute();
		expect(await ask(games.public.id)).toBe(404);
		expect(await ask("unknown")).toBe(404);
		expect(await ask("%20")).toBe(404);
		const visitor = site.visitor();
		const featured = `/custom-games/${games.featured.id}`;
		expect((await visitor.get(featured)).status).toBe(200);
		await kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", creator.id).execute();
		expect((await visitor.get(featured)).body).toMatchObject({ code: "custom-games/not-found" });
	});

	it("names the site as the creator of its own games", async () => {
		const site = await openSite();
		const { own } = await insertGames(site, null, { own: { privacy: "featured" } });
		const { body } = await site.visitor().get(`/custom-games/${own.id}`);
		expect(body).toMatchObject({ creatorId: "hilo", creatorName: "Hilo", invitations: [], highScores: [] });
		expect((await site.visitor().api.customGames.get.query({ id: own.id })).creator).toBeNull();
	});
});
