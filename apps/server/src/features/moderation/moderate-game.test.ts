import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { playCustom, playCustomTo, rightOf } from "../../testing/custom-playing.ts";
import { insertGames, type StoredGame, shareGame } from "../../testing/games.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { refusal } from "../../testing/refusal.ts";
import { auditOf, notificationsOf } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { sweepPictures } from "../pictures/sweep-pictures.ts";

const openWorld = async (site: TestSite) => ({
	root: await site.player("root", { isAdmin: true }),
	ada: await site.player("ada"),
	ben: await site.player("ben"),
});

async function traces(site: TestSite, game: StoredGame, { ada, ben }: { ada: Player; ben: Player }) {
	const visitor = site.visitor();
	const { featured, games } = await visitor.api.customGames.discover.query({});
	const found = await visitor.api.customGames.discover.query({ search: "lakes" });
	const board = await ben.get(`/leaderboard/custom-game/${game.id}`);
	const page = await visitor.get(`/custom-games/${game.id}`);
	return {
		discover: featured.length + games.length,
		search: found.games.length,
		mine: (await ada.api.customGames.mine.query()).length,
		shared: (await ben.api.customGames.sharedWithMe.query()).length,
		invitations: (await ben.api.customGames.invitations.query()).length,
		unanswered: (await ben.api.me.get.query()).user?.gameInvitations,
		page: page.status,
		board: board.status === 200 ? board.body : board.status,
		preview: (await visitor.fetch(`/previews/${game.id}-1.png`)).status,
	};
}

/** With an uploaded picture, a board, an invitation and an open run. */
async function openPlayed(site: TestSite, { ada, ben }: { ada: Player; ben: Player }) {
	const { imageUrl } = await ada.api.customGames.addPicture.mutate(PIXEL);
	const items = Array.from({ length: 10 }, (_, n) => ({
		id: `item-${n + 1}`,
		name: `Item ${n + 1}`,
		value: n + 1,
		imageUrl,
	}));
	const { id } = await ada.api.customGames.create.mutate({
		name: "Lakes",
		description: "How deep",
		items,
		privacyLevel: "public",
	});
	const game: StoredGame = { id, key: "" };
	await shareGame(site, game, { from: ada, to: ben });
	await playCustomTo(site, ben, { id, key: "none" }, { score: 2 });
	const run = await playCustom(site, ben, { id, key: "none" }, { times: 1 });
	return { game, imageUrl, run };
}

onAnyDatabase((openSite) => {
	it("refuses to feature private and hidden games", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const games = await insertGames(site, ada, {
			closed: { privacy: "private", is_hidden: 0 },
			shared: { privacy: "invite_only", is_hidden: 0 },
			hidden: { privacy: "public", is_hidden: 1 },
		});
		for (const { id: gameId } of Object.values(games)) {
			const refused = root.api.moderation.feature.mutate({ gameId, featured: true });
			expect(await refusal(refused)).toMatchObject({ status: 409, code: "moderation/not-public" });
		}
		expect(await auditOf(site)).toEqual([]);
	});

	it("refuses to restore a game 30 days after its removal, or one that its creator deleted", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const { late, deleted } = await insertGames(site, ada, {
			late: { privacy: "public" },
			deleted: { privacy: "public" },
		});
		await root.api.moderation.removeGame.mutate({ gameId: late.id, reason: "Rude" });
		await ada.api.customGames.delete.mutate({ id: deleted.id });
		site.clock.advance(30 * DAY_MS);
		await site.signIn(root);
		for (const { id: gameId } of [late, deleted]) {
			const refused = root.api.moderation.restoreGame.mutate({ gameId });
			expect(await refusal(refused)).toMatchObject({ status: 409, code: "moderation/not-removed" });
		}
		await site.settled();
	});

	it("features a game for everyone immediately, and unfeatures it", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		const { open } = await insertGames(site, ada, { open: { privacy: "public", name: "Lakes" } });
		const feature = (featured: boolean) => root.api.moderation.feature.mutate({ gameId: open.id, featured });
		const discover = async () => {
			const { featured, games } = await ben.api.customGames.discover.query({});
			return { featured: featured.map(({ name }) => name), games: games.map(({ name }) => name) };
		};
		await feature(true);
		await feature(true);
		expect(await discover()).toEqual({ featured: ["Lakes"], games: [] });
		expect(site.received(ben.id)).toEqual([{ kind: "games" }]);
		await feature(false);
		expect(await discover()).toEqual({ featured: [], games: ["Lakes"] });
		const change = { by: "root", about: "game Lakes" };
		expect(await auditOf(site)).toEqual([
			{ ...change, action: "game.feature", before: { privacy: "public" }, after: { privacy: "featured" } },
			{ ...change, action: "game.unfeature", before: { privacy: "featured" }, after: { privacy: "public" } },
		]);
	});

	it("decides the reports about a game together with the game", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		const { shown, removed } = await insertGames(site, ada, {
			shown: { privacy: "public", is_hidden: 1 },
			removed: { privacy: "public", is_hidden: 0 },
		});
		for (const { id: gameId } of [shown, removed])
			await ben.api.moderation.report.mutate({ kind: "game", gameId, reason: "spam" });
		await root.api.moderation.showGame.mutate({ gameId: shown.id });
		await root.api.moderation.removeGame.mutate({ gameId: removed.id, reason: "Rude" });
		expect((await root.api.moderation.queue.query({})).open).toBe(0);
		const rows = await site.db.kysely.selectFrom("reports").select(["subject_id", "decision"]).execute();
		expect(new Map(rows.map(({ subject_id, decision }) => [subject_id, decision]))).toEqual(
			new Map([
				[shown.id, "dismissed"],
				[removed.id, "removed"],
			]),
		);
		expect((await site.visitor().api.customGames.discover.query({})).games).toHaveLength(1);
		await site.settled();
	});
});

onEachDatabase((openSite) => {
	it("removes a game from every list, tells its creator why, and restores all of it", async () => {
		const site = await openSite();
		const { root, ...players } = await openWorld(site);
		const { ada, ben } = players;
		const { game, imageUrl, run } = await openPlayed(site, players);
		const before = await traces(site, game, players);
		expect(before).toMatchObject({ discover: 1, search: 1, mine: 1, shared: 1, invitations: 1, page: 200 });
		site.liveEvents.clear();
		await root.api.moderation.removeGame.mutate({ gameId: game.id, reason: "Not yours to use" });
		await site.settled();
		expect(await traces(site, game, players)).toEqual({
			discover: 0,
			search: 0,
			mine: 0,
			shared: 0,
			invitations: 0,
			unanswered: 0,
			page: 404,
			board: 404,
			preview: 404,
		});
		expect((await site.visitor().fetch(imageUrl)).status, "its picture as well").toBe(404);
		const gone = { status: 404, code: "custom-games/not-found" };
		expect(await refusal(ben.api.customGames.start.mutate({ id: game.id }))).toMatchObject(gone);
		expect(await notificationsOf(site, ada)).toEqual([
			"Your game “Lakes” was removed by an administrator. Reason: Not yours to use",
		]);
		expect(site.received(ada.id)).toEqual(
			expect.arrayContaining([{ kind: "games" }, { kind: "notification" }]),
		);
		expect(site.received(ben.id)).toContainEqual({ kind: "invitations" });
		site.clock.advance(2 * DAY_MS);
		await sweepPictures(site.operator);
		await root.api.moderation.restoreGame.mutate({ gameId: game.id });
		await site.settled();
		expect(await traces(site, game, players)).toEqual(before);
		expect((await site.visitor().fetch(imageUrl)).status).toBe(200);
		const open = await ben.api.customGames.start.mutate({ id: game.id });
		expect(open).toMatchObject({ runId: run.run.runId, round: 2 });
		const guess = { runId: open.runId, round: 2, guess: rightOf(open) };
		expect(await ben.api.play.guess.mutate(guess)).toMatchObject({ score: 2 });
		expect((await notificationsOf(site, ada)).at(-1)).toBe(
			"Your game “Lakes” was restored by an administrator.",
		);
		expect((await auditOf(site)).map(({ action }) => action)).toEqual(["game.remove", "game.restore"]);
	});
});
