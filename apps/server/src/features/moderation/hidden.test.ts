import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { insertGames, shareGame } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

/** Ada is in every list of players or of their games. */
async function openPlayers(site: TestSite) {
	const [root, ada, ben] = [
		await site.player("root", { isAdmin: true }),
		await site.player("ada"),
		await site.player("ben"),
	];
	await playTo(site, ada, COUNTRY, 2);
	await befriend(site, ada, ben);
	await ada.api.chat.send.mutate({ userId: ben.id, content: "Hello", clientId: "1" });
	const cy = await site.player("cy");
	await ada.api.friends.request.mutate({ userId: cy.id });
	const games = await insertGames(site, ada, {
		open: { privacy: "public", name: "Rivers", play_count: 3 },
		featured: { privacy: "featured", name: "Hills", play_count: 2 },
		closed: { privacy: "invite_only", name: "Lakes", play_count: 1 },
	});
	await shareGame(site, games.closed, { from: ada, to: ben });
	const own = await insertGames(site, ben, { board: { privacy: "public", name: "Lakes" } });
	const score = { score: 3, timePerGuess: 1, totalGuesses: 3 };
	await ada.post(`/leaderboard/submit/${own.board.id}`, score);
	return { root, ada, ben, cy, games, board: own.board };
}

type Players = Awaited<ReturnType<typeof openPlayers>>;

/** 1 for each list in which others see ada or something of hers, else 0. */
async function traces({ ada, ben, cy, games, board }: Players): Promise<Record<string, number>> {
	const lists: Record<string, Promise<unknown>> = {
		"a classic board": ben.api.leaderboards.classic.query({ key: "countryGame" }),
		"a board of the month": ben.api.leaderboards.classic.query({ key: "countryGame", period: "month" }),
		"a custom board": body(ben, `/leaderboard/custom-game/${board.id}`),
		creators: ben.api.leaderboards.topCreators.query(),
		"popular games": ben.api.leaderboards.popular.query(),
		"games with boards": ben.api.leaderboards.customGames.query({ search: "", page: 1 }),
		discover: body(ben, "/custom-games/discover"),
		"a search of games": body(ben, "/leaderboard/dashboard"),
		"a creator's games": body(ben, `/custom-games/by-creator/${ada.id}`),
		"games shared with one": ben.api.customGames.sharedWithMe.query(),
		invitations: body(ben, "/custom-games/invitations"),
		"a game": body(ben, `/custom-games/${games.open.id}`),
		friends: ben.api.friends.list.query(),
		requests: cy.api.friends.requests.query(),
		"a search of people": ben.api.profiles.search.query({ query: "ada" }),
		"a profile": body(ben, `/user/profile/${ada.id}`),
		"one's own record": body(ben, "/user/me"),
	};
	const found = Object.entries(lists).map(async ([name, list]) => {
		const text = JSON.stringify((await list) ?? null);
		return [name, Number(text.includes(ada.id) || text.includes('"ada"'))] as const;
	});
	return Object.fromEntries(await Promise.all(found));
}

const body = async (browser: Player, path: string) => (await browser.get(path)).body;

onAnyDatabase((openSite) => {
	it("hides a suspended player from every list until the suspension is lifted", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const players = await openPlayers(site);
		const { root, ada, ben } = players;
		const before = await traces(players);
		expect(Object.keys(before).filter((list) => before[list] === 0)).toEqual([]);
		const presence = async () => (await ben.post("/user/online-status", { userIds: [ada.id] })).body;
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Spam", until: null });
		const after = await traces(players);
		expect(Object.keys(after).filter((list) => after[list] === 1)).toEqual([]);
		expect(await presence()).toEqual({});
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 0 });
		expect((await ben.get(`/chat/${ada.id}`)).status).toBe(404);
		await root.api.moderation.lift.mutate({ userId: ada.id });
		expect(await traces(players)).toEqual(before);
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 1 });
	});

	it("keeps an open run during a suspension, and refuses its guesses", async () => {
		const site = await openSite();
		const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
		const { runId } = await ada.api.play.start.mutate({ game: "country" });
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Spam", until: null });
		const guess = { runId, round: 1, guess: "higher" } as const;
		await expect(ada.api.play.guess.mutate(guess)).rejects.toMatchObject({ data: { httpStatus: 401 } });
		await root.api.moderation.lift.mutate({ userId: ada.id });
		await site.signIn(ada);
		expect(await ada.api.play.current.query({ game: "country" })).toMatchObject({ runId });
	});
});
