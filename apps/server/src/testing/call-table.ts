import type { ProcedurePath } from "../app/app-router.ts";
import { seedContent } from "../features/site/seed-content.ts";
import { accountsAuthorisation } from "./authorisation/accounts.ts";
import { adminAuthorisation } from "./authorisation/admin.ts";
import { analyticsAuthorisation } from "./authorisation/analytics.ts";
import { apiTokensAuthorisation } from "./authorisation/api-tokens.ts";
import { chatAuthorisation } from "./authorisation/chat.ts";
import { correctionsAuthorisation } from "./authorisation/corrections.ts";
import { customGamesAuthorisation } from "./authorisation/custom-games.ts";
import { dailyAuthorisation } from "./authorisation/daily.ts";
import { duelsAuthorisation } from "./authorisation/duels.ts";
import { friendsAuthorisation } from "./authorisation/friends.ts";
import { homeAuthorisation } from "./authorisation/home.ts";
import { knowledgeAuthorisation } from "./authorisation/knowledge.ts";
import { leaderboardsAuthorisation } from "./authorisation/leaderboards.ts";
import { meAuthorisation } from "./authorisation/me.ts";
import { moderationAuthorisation } from "./authorisation/moderation.ts";
import { playAuthorisation } from "./authorisation/play.ts";
import { practiceAuthorisation } from "./authorisation/practice.ts";
import { presenceAuthorisation } from "./authorisation/presence.ts";
import { profilesAuthorisation } from "./authorisation/profiles.ts";
import { progressionAuthorisation } from "./authorisation/progression.ts";
import { registrationAuthorisation } from "./authorisation/registration.ts";
import { siteAuthorisation } from "./authorisation/site.ts";
import { supportAuthorisation } from "./authorisation/support.ts";
import { type Call, PLAYERS, type World } from "./authorisation.ts";
import { befriend } from "./befriend.ts";
import { keyOf } from "./friends.ts";
import { insertGames, shareGame } from "./games.ts";
import { insertAdminNotification } from "./notifications.ts";
import type { Player, TestSite } from "./test-site.ts";
import { insertTicketOf } from "./tickets.ts";

/** Every documented call. A test compares the names with the mounted rows. */
export const ROW_CALLS: Readonly<Record<string, Call>> = {
	...accountsAuthorisation.rows,
	...adminAuthorisation.rows,
	...analyticsAuthorisation.rows,
	...chatAuthorisation.rows,
	...customGamesAuthorisation.rows,
	...dailyAuthorisation.rows,
	...duelsAuthorisation.rows,
	...friendsAuthorisation.rows,
	...leaderboardsAuthorisation.rows,
	...meAuthorisation.rows,
	...moderationAuthorisation.rows,
	...playAuthorisation.rows,
	...presenceAuthorisation.rows,
	...profilesAuthorisation.rows,
	...progressionAuthorisation.rows,
	...registrationAuthorisation.rows,
	...siteAuthorisation.rows,
	...supportAuthorisation.rows,
};

/** Every procedure. A procedure without an entry does not compile. */
export const PROCEDURE_CALLS: Readonly<Record<ProcedurePath, Call>> = {
	...accountsAuthorisation.procedures,
	...adminAuthorisation.procedures,
	...analyticsAuthorisation.procedures,
	...apiTokensAuthorisation.procedures,
	...chatAuthorisation.procedures,
	...correctionsAuthorisation.procedures,
	...customGamesAuthorisation.procedures,
	...dailyAuthorisation.procedures,
	...duelsAuthorisation.procedures,
	...friendsAuthorisation.procedures,
	...homeAuthorisation.procedures,
	...knowledgeAuthorisation.procedures,
	...leaderboardsAuthorisation.procedures,
	"live.events": { scope: "read", status: PLAYERS },
	...meAuthorisation.procedures,
	...moderationAuthorisation.procedures,
	...playAuthorisation.procedures,
	...practiceAuthorisation.procedures,
	...presenceAuthorisation.procedures,
	...profilesAuthorisation.procedures,
	...progressionAuthorisation.procedures,
	...registrationAuthorisation.procedures,
	...siteAuthorisation.procedures,
	...supportAuthorisation.procedures,
};

/**
 * Creates the callers, and what they call about. The clocks of the player's run and duel have just run out.
 * @param suffix goes into the usernames, so that a site can hold several worlds.
 */
export async function openWorld(site: TestSite, suffix = ""): Promise<World> {
	await seedContent(site.operator);
	const players = await openPlayers(site, suffix);
	const { player } = players;
	const { poolId } = await site.visitor().api.play.opening.query({ game: "country" });
	const { runId } = await player.api.play.start.mutate({ game: "country" });
	const duelId = await beginDuelBetween(player, players.friend);
	const link = await player.api.friends.link.query();
	site.clock.advance(20_000);
	return {
		site,
		...players,
		...(await openGames(site, players)),
		...(await insertTicketOf(site, player)),
		...(await insertAdminNotification(site, `a-notification${suffix}`)),
		friendLinkKey: keyOf(link.path),
		runId,
		poolId,
		duelId,
	};
}

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
	const offeredGames = await insertGames(site, friend, {
		offeredGame: { privacy: "private" },
		secondOfferedGame: { privacy: "private" },
	});
	for (const game of Object.values(offeredGames)) await shareGame(site, game, { from: friend, to: player });
	return { ...games, ...offeredGames };
}

async function openPlayers(site: TestSite, suffix: string) {
	const players = {
		player: await site.player(`player${suffix}`),
		friend: await site.player(`friend${suffix}`),
		secondFriend: await site.player(`secondFriend${suffix}`),
		other: await site.player(`other${suffix}`),
		blocked: await site.player(`blocked${suffix}`),
		requester: await site.player(`asker${suffix}`),
		secondRequester: await site.player(`secondAsker${suffix}`),
		requestReceiver: await site.player(`asked${suffix}`),
	};
	const { player, friend, secondFriend, blocked, requester, secondRequester, requestReceiver } = players;
	for (const added of [friend, secondFriend]) await befriend(site, player, added);
	for (const sender of [requester, secondRequester])
		await sender.api.friends.request.mutate({ userId: player.id });
	await player.api.friends.block.mutate({ userId: blocked.id });
	await player.api.friends.request.mutate({ userId: requestReceiver.id });
	return players;
}
