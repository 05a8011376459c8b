import { expect, it } from "vitest";
import { insertGames, shareGame, testItems } from "../../testing/games.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { findWithList } from "./find-game.ts";

async function openWorld(site: TestSite) {
	const creator = await site.player("creator");
	const games = await insertGames(site, creator, {
		closed: { privacy: "private" },
		open: { privacy: "public" },
	});
	const invited = async (name: string, status: "pending" | "accepted" | "declined" | "removed") => {
		const player = await site.player(name);
		for (const game of Object.values(games))
			await shareGame(site, game, { from: creator, to: player, status });
		return player;
	};
	const players = {
		pending: await invited("pending", "pending"),
		accepted: await invited("accepted", "accepted"),
		declined: await invited("declined", "declined"),
		removed: await invited("removed", "removed"),
		blocking: await invited("blocking", "accepted"),
		blocked: await invited("blocked", "accepted"),
	};
	await creator.api.friends.block.mutate({ userId: players.blocked.id });
	await players.blocking.api.friends.block.mutate({ userId: creator.id });
	return { games, creator, ...players };
}

onAnyDatabase((openSite) => {
	it("shows a private game to its creator and those invited, and to others only by its link", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { games, creator, pending, accepted, declined, removed, blocking, blocked } = await openWorld(site);
		const { id, key } = games.closed;
		for (const browser of [creator, pending, accepted]) {
			const answer = await browser.get(`/custom-games/${id}`);
			const shareableLink = `/custom-game/${id}?key=${key}`;
			expect(answer, browser.username).toMatchObject({ status: 200, body: { _id: id, shareableLink } });
		}
		const admin = await site.player("admin", { isAdmin: true });
		for (const browser of [declined, removed, blocking, blocked, admin, site.visitor()]) {
			for (const wrong of ["", "?key=wrong"])
				expect(await browser.get(`/custom-games/${id}${wrong}`)).toMatchObject({
					status: 403,
					body: { code: "custom-games/no-access" },
				});
			expect(await browser.get(`/custom-games/${id}?key=${key}`)).toMatchObject({
				status: 200,
				body: { shareableLink: null },
			});
			expect(await browser.api.customGames.get.query({ id, key })).toMatchObject({
				isOwn: false,
				invitation: null,
			});
		}
		expect(await pending.api.customGames.get.query({ id })).toMatchObject({ invitation: "pending" });
		expect(await creator.api.customGames.get.query({ id })).toMatchObject({ isOwn: true });
		const shared = await site.visitor().get(`/custom-games/${games.open.id}`);
		expect(shared).toMatchObject({ status: 200, body: { shareableLink: `/custom-game/${games.open.id}` } });
	});

	it("shows all invitations to the creator, and to an invited player only their own", async () => {
		const site = await openSite();
		const { games, creator, pending, declined, removed, blocked } = await openWorld(site);
		const shown = async (browser: Pick<typeof creator, "get">) => {
			const { body } = await browser.get(`/custom-games/${games.open.id}`);
			return (body as { invitations: unknown[] }).invitations;
		};
		expect(await shown(creator)).toHaveLength(6);
		const seat = { userId: declined.id, username: "declined", status: "declined" };
		expect(await shown(creator)).toContainEqual(seat);
		expect(await shown(pending)).toEqual([{ userId: pending.id, username: "pending", status: "pending" }]);
		for (const browser of [declined, removed, blocked, site.visitor()])
			expect(await shown(browser)).toEqual([]);
	});

	it("is not found once it is deleted, or its creator is gone", async () => {
		const site = await openSite();
		const creator = await site.player("creator");
		const games = await insertGames(site, creator, {
			deleted: { privacy: "public", removed_at: 1, removed_by: "creator" },
			kept: { privacy: "public", removed_at: null, removed_by: null },
		});
		for (const id of [games.deleted.id, "unknown", "%20"])
			expect((await creator.get(`/custom-games/${id}`)).status).toBe(404);
		const visitor = site.visitor();
		const kept = `/custom-games/${games.kept.id}`;
		expect((await visitor.get(kept)).status).toBe(200);
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).execute();
		expect((await visitor.get(kept)).body).toMatchObject({ code: "custom-games/not-found" });
	});

	it("names the site as the creator of its own games", async () => {
		const site = await openSite();
		const { own } = await insertGames(site, null, { own: { privacy: "featured" } });
		const { body } = await site.visitor().get(`/custom-games/${own.id}`);
		expect(body).toMatchObject({ creatorId: "hilo", creatorName: "Hilo", invitations: [], highScores: [] });
		expect((await site.visitor().api.customGames.get.query({ id: own.id })).creator).toBeNull();
	});

	it("is shown in its new version after a save, to those who may see it then", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const content = (count: number) => ({ name: "Rivers", description: "How long", items: testItems(count) });
		const { id } = await ada.api.customGames.create.mutate({ ...content(10), privacyLevel: "public" });
		const visitor = site.visitor();
		const whole = () => visitor.get(`/custom-games/${id}`);
		const opening = () => visitor.api.customGames.opening.query({ id });
		expect((await whole()).body).toMatchObject({ itemCount: 10, items: { length: 10 } });
		expect((await opening()).cards).toHaveLength(10);
		await ada.send("PUT", `/custom-games/${id}`, content(12));
		expect((await whole()).body).toMatchObject({ itemCount: 12, items: { length: 12 } });
		expect((await opening()).cards).toHaveLength(12);
		await ada.send("PUT", `/custom-games/${id}`, { ...content(12), privacyLevel: "private" });
		expect((await ada.get(`/custom-games/${id}`)).status).toBe(200);
		const root = await site.player("root", { isAdmin: true });
		for (const browser of [visitor, root])
			expect((await browser.get(`/custom-games/${id}`)).status).toBe(403);
	});
});

it("reads the game again where it was saved before its items were read", async () => {
	const versions = [1, 2];
	const found = await findWithList(
		async () => versions.shift(),
		async (version) => (version === 2 ? [] : undefined),
	);
	expect(found.game).toBe(2);
});
