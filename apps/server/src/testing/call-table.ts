import type { ProcedurePath } from "../app/procedure-path.ts";
import { accountsCalls } from "../features/accounts/accounts.calls.ts";
import { adminCalls } from "../features/admin/admin.calls.ts";
import { analyticsCalls } from "../features/analytics/analytics.calls.ts";
import { chatCalls } from "../features/chat/chat.calls.ts";
import { customGamesCalls } from "../features/custom-games/custom-games.calls.ts";
import { dailyCalls } from "../features/daily/daily.calls.ts";
import { duelsCalls } from "../features/duels/duels.calls.ts";
import { friendsCalls } from "../features/friends/friends.calls.ts";
import { leaderboardsCalls } from "../features/leaderboards/leaderboards.calls.ts";
import { meCalls } from "../features/me/me.calls.ts";
import { moderationCalls } from "../features/moderation/moderation.calls.ts";
import { playCalls } from "../features/play/play.calls.ts";
import { presenceCalls } from "../features/presence/presence.calls.ts";
import { profilesCalls } from "../features/profiles/profiles.calls.ts";
import { progressionCalls } from "../features/progression/progression.calls.ts";
import { seedContent } from "../features/site/seed-content.ts";
import { siteCalls } from "../features/site/site.calls.ts";
import { supportCalls } from "../features/support/support.calls.ts";
import { befriend } from "./befriend.ts";
import { type Call, PLAYERS, type World } from "./calls.ts";
import { insertGames, shareGame } from "./games.ts";
import { insertNotice } from "./notices.ts";
import type { Player, TestSite } from "./test-site.ts";
import { insertTicketOf } from "./tickets.ts";

/** Every documented call that is built. A test holds the names to the rows that are mounted. */
export const ROW_CALLS: Readonly<Record<string, Call>> = {
	...accountsCalls.rows,
	...adminCalls.rows,
	...analyticsCalls.rows,
	...chatCalls.rows,
	...customGamesCalls.rows,
	...dailyCalls.rows,
	...duelsCalls.rows,
	...friendsCalls.rows,
	...leaderboardsCalls.rows,
	...meCalls.rows,
	...moderationCalls.rows,
	...playCalls.rows,
	...presenceCalls.rows,
	...profilesCalls.rows,
	...progressionCalls.rows,
	...siteCalls.rows,
	...supportCalls.rows,
};

/** Every procedure of the site's own client: one without its row does not compile. */
export const PROCEDURE_CALLS: Readonly<Record<ProcedurePath, Call>> = {
	...accountsCalls.procedures,
	...adminCalls.procedures,
	...analyticsCalls.procedures,
	...chatCalls.procedures,
	...customGamesCalls.procedures,
	...dailyCalls.procedures,
	...duelsCalls.procedures,
	...friendsCalls.procedures,
	...leaderboardsCalls.procedures,
	"live.events": { status: PLAYERS },
	...meCalls.procedures,
	...moderationCalls.procedures,
	...playCalls.procedures,
	...presenceCalls.procedures,
	...profilesCalls.procedures,
	...progressionCalls.procedures,
	...siteCalls.procedures,
	...supportCalls.procedures,
};

/**
 * Gives the player a run whose clock has just run out, and people who stand to the player as their names say.
 * @param suffix of their names, where the site has others.
 */
export async function openWorld(site: TestSite, suffix = ""): Promise<World> {
	await seedContent(site.operator);
	const people = await openPeople(site, suffix);
	const { player } = people;
	const { poolId } = await site.visitor().api.play.opening.query({ game: "country" });
	const { runId } = await player.api.play.start.mutate({ game: "country" });
	const duelId = await beginDuelBetween(player, people.friend);
	site.clock.advance(20_000);
	return {
		site,
		...people,
		...(await openGames(site, people)),
		...(await insertTicketOf(site, player)),
		...(await insertNotice(site, `a-notice${suffix}`)),
		runId,
		poolId,
		duelId,
	};
}

/** Somebody has sent a friend a duel, and begun it. @returns its id. */
async function beginDuelBetween(from: Player, to: Player): Promise<string> {
	const source = { kind: "classic", game: "country" } as const;
	const { id } = await from.api.duels.create.mutate({ source, toUserId: to.id });
	await from.api.duels.begin.mutate({ id });
	return id;
}

async function openGames(site: TestSite, { player, friend }: Pick<World, "player" | "friend">) {
	const games = await insertGames(site, player, {
		privateGame: { privacy: "private" },
		invitedGame: { privacy: "invite_only" },
		publicGame: { privacy: "public" },
	});
	await shareGame(site, games.invitedGame, { from: player, to: friend });
	const offered = await insertGames(site, friend, {
		offeredGame: { privacy: "private" },
		secondOfferedGame: { privacy: "private" },
	});
	for (const game of Object.values(offered)) await shareGame(site, game, { from: friend, to: player });
	return { ...games, ...offered };
}

async function openPeople(site: TestSite, suffix: string) {
	const people = {
		player: await site.player(`player${suffix}`),
		friend: await site.player(`friend${suffix}`),
		secondFriend: await site.player(`secondFriend${suffix}`),
		other: await site.player(`other${suffix}`),
		blocked: await site.player(`blocked${suffix}`),
		asker: await site.player(`asker${suffix}`),
		secondAsker: await site.player(`secondAsker${suffix}`),
		asked: await site.player(`asked${suffix}`),
	};
	const { player, friend, secondFriend, blocked, asker, secondAsker, asked } = people;
	for (const each of [friend, secondFriend]) await befriend(site, player, each);
	for (const each of [asker, secondAsker]) await each.api.friends.request.mutate({ userId: player.id });
	await player.api.friends.block.mutate({ userId: blocked.id });
	await player.api.friends.request.mutate({ userId: asked.id });
	return people;
}
