import { expect, it } from "vitest";
import type { World } from "../testing/authorisation.ts";
import type { Answer, Browser } from "../testing/browser.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import { CLASSIC, playDuel } from "../testing/dueling.ts";
import { callProcedure, callRow, queryNames } from "../testing/every-call.ts";
import { insertGames, type StoredGame, shareGame } from "../testing/games.ts";
import { onAnyDatabase } from "../testing/sites.ts";
import { COUNTRY } from "../testing/test-pools.ts";
import type { TestSite } from "../testing/test-site.ts";

type SharedIds = Readonly<Record<string, string>>;
type Question = readonly [call: string, input: Record<string, unknown> | undefined];

/** What the two players did with each other before the block. */
const HISTORIES: Readonly<Record<string, (world: World) => Promise<SharedIds>>> = {
	"a stranger": openLinks,
	"a former friend": async (world) => ({ ...(await openFriendship(world)), ...(await openLinks(world)) }),
};

/** Calls that end the session, involve no other player, or change the relationship of the two. */
const LEFT_OUT =
	/^(POST \/auth|accounts\.|play\.|daily\.|live\.|admin\.|site\.|me\.export|customGames\.(addPicture|create|opening)|POST \/custom-games$)|avatar|[bB]lock/;
/** Answers with random items, of which only status and error are compared. */
const DEALT = /^(duels|customGames)\.(begin|current|start|guess|timeOut)$/;
const QUERIES = new Set(queryNames());
const isRead = (call: string) =>
	call.startsWith("GET ") || call === "POST /user/online-status" || QUERIES.has(call);

onAnyDatabase((openSite) => {
	const open = () => openSite({ settings: { rateLimits: false } });

	it.each(Object.keys(HISTORIES))(
		"answers a blocked player like %s whose requests stay unanswered",
		async (history) => {
			const blocked = await openWorldOf(await open(), history);
			await blocked.world.player.api.friends.block.mutate({ userId: blocked.world.blocked.id });
			const answers = await answersOf(blocked);
			expect(Object.keys(answers).length).toBeGreaterThan(300);
			expect(answers).toEqual(await expectedAnswers(history, open));
			expect(await callsNamingBlocked(blocked)).toEqual(["friends.blocked", "me.export"]);
		},
	);
});

/** Cached by history: all databases must answer the same, so only the first one is asked. */
const EXPECTED = new Map<string, Record<string, unknown>>();

async function expectedAnswers(history: string, open: () => Promise<TestSite>) {
	const known = EXPECTED.get(history);
	if (known) return known;
	const other = await openWorldOf(await open(), history);
	await endRelationship(other);
	const answers = await answersOf(other);
	EXPECTED.set(history, answers);
	return answers;
}

interface RelatedWorld {
	readonly world: World;
	readonly sharedIds: SharedIds;
}

async function openWorldOf(site: TestSite, history: string): Promise<RelatedWorld> {
	const world = await openWorld(site);
	await world.player.api.friends.unblock.mutate({ userId: world.blocked.id });
	return { world, sharedIds: (await HISTORIES[history]?.(world)) ?? {} };
}

async function endRelationship({ world: { player, blocked }, sharedIds }: RelatedWorld): Promise<void> {
	await player.api.friends.remove.mutate({ userId: blocked.id });
	for (const id of [sharedIds.shared, sharedIds.sharedToo])
		if (id) await player.api.customGames.withdrawInvitation.mutate({ id, userId: blocked.id });
}

/** The blocked player's answers by question: reads, then writes, then the reads again. */
async function answersOf({ world, sharedIds }: RelatedWorld): Promise<Record<string, unknown>> {
	const questions = questionsOf(world, sharedIds);
	const reads = questions.filter(([call]) => isRead(call));
	const writes = questions.filter(([call]) => !isRead(call));
	const names = namesOf(world, sharedIds);
	const answers: Record<string, unknown> = {};
	for (const [n, question] of [...reads, ...writes, ...reads].entries()) {
		const answer = await ask(world.blocked, question);
		const body = replaceIds(comparable(question[0], answer), names);
		answers[`${n} ${question[0]} ${JSON.stringify(replaceIds(question[1], names))}`] = [answer.status, body];
	}
	await world.site.settled();
	return answers;
}

/** Calls whose answer names the blocked player to the one who blocks, except boards, which show every player. */
async function callsNamingBlocked({ world, sharedIds }: RelatedWorld): Promise<string[]> {
	const found = new Set<string>();
	const questions: Question[] = Object.entries({ ...ROW_CALLS, ...PROCEDURE_CALLS })
		.filter(([call]) => isRead(call) && !/leaderboard/.test(call))
		.map(([call, { input }]) => [call, input?.(world, "player")]);
	const duels = Object.values(sharedIds).map((id): Question => ["duels.get", { id }]);
	for (const question of [...questions, ...duels]) {
		const { body } = await ask(world.player, question);
		if (JSON.stringify(body ?? null).includes(world.blocked.id)) found.add(question[0]);
	}
	return [...found].sort();
}

function ask(browser: Browser, [call, input]: Question): Promise<Answer> {
	return (call.includes(" ") ? callRow : callProcedure)(browser, call, input);
}

function questionsOf(world: World, sharedIds: SharedIds): Question[] {
	const { player, publicGame, privateGame } = world;
	const calls = Object.entries({ ...ROW_CALLS, ...PROCEDURE_CALLS }).filter(([name]) => !LEFT_OUT.test(name));
	const userId = player.id;
	const ids = [...Object.values(sharedIds), publicGame.id, privateGame.id];
	const withGames = [
		"GET /custom-games/:id",
		"GET /leaderboard/custom-game/:id",
		"customGames.get",
		"customGames.board",
		"customGames.ownRank",
		"POST /custom-games/:id/respond-invite",
		"POST /custom-games/:id/remove-shared",
		"POST /custom-games/:id/play",
	];
	const withDuels = [
		"duels.get",
		"duels.current",
		"duels.live",
		"duels.begin",
		"duels.rematch",
		"duels.decline",
	];
	const withPerson = [
		"GET /friend/check-request/:userId",
		"friends.status",
		"friends.request",
		"friends.status",
		"friends.withdraw",
		"friends.accept",
		"friends.reject",
		"friends.remove",
		"POST /chat/:userId/read",
		"duels.record",
	];
	return [
		...calls.map(([call, { input }]): Question => [call, input?.(world, "blocked")]),
		...ids.flatMap((id) => withGames.map((call): Question => [call, { id, status: "accepted" }])),
		...ids.flatMap((id) => withDuels.map((call): Question => [call, { id }])),
		...withPerson.map((call): Question => [call, { userId }]),
		["GET /user/search", { query: "play" }],
		["profiles.search", { query: "layer" }],
		["POST /user/online-status", { userIds: [userId] }],
		["duels.create", { source: CLASSIC, toUserId: userId }],
		["duels.create", { source: CLASSIC, toUserId: userId, mode: "live" }],
		["POST /game/invite", { gameId: sharedIds.own ?? publicGame.id, userId }],
		["customGames.invite", { id: sharedIds.own ?? publicGame.id, emails: ["player@example.org"] }],
		["customGames.sentInvitations", { id: sharedIds.own ?? publicGame.id }],
		["GET /friend/requests", {}],
		["friends.requests", undefined],
	];
}

function comparable(call: string, { status, body }: Answer): unknown {
	if (DEALT.test(call) && status === 200) return "dealt";
	return JSON.parse(JSON.stringify(body ?? null, (key, value) => (key === "lines" ? "dealt" : value)));
}

function namesOf(world: World, sharedIds: SharedIds): [id: string, name: string][] {
	const playerNames = Object.entries(world).flatMap(([name, value]) =>
		typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
			? [[value.id, name] as [string, string]]
			: [],
	);
	return [...playerNames, ...Object.entries(sharedIds).map(([name, id]): [string, string] => [id, name])];
}

function replaceIds(value: unknown, names: readonly (readonly [string, string])[]): unknown {
	let text = JSON.stringify(value ?? null);
	for (const [id, name] of names) text = text.replaceAll(id, `<${name}>`);
	text = text.replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "<id>");
	text = text.replace(/hilo_player_\w{36}/g, "<token>").replace(/(?<="hint":")\w{4}/g, "<end>");
	return JSON.parse(text);
}

async function openLinks({ site, player, blocked }: World): Promise<SharedIds> {
	const link = await player.api.duels.create.mutate({ source: CLASSIC });
	const played = await player.api.duels.create.mutate({ source: CLASSIC });
	await playDuel(site, player, played.id, COUNTRY);
	const own = await blocked.api.duels.create.mutate({ source: CLASSIC });
	await playDuel(site, player, own.id, COUNTRY);
	return { link: link.id, played: played.id, ownLink: own.id };
}

async function openFriendship(world: World): Promise<SharedIds> {
	const { site, player, friend, blocked } = world;
	await player.api.friends.request.mutate({ userId: blocked.id });
	await blocked.api.friends.accept.mutate({ userId: player.id });
	await player.api.chat.send.mutate({ userId: blocked.id, content: "Hello", clientId: "1" });
	const shared = await insertGames(site, player, {
		shared: { privacy: "private" },
		sharedToo: { privacy: "invite_only" },
	});
	await shareGame(site, shared.shared, { from: player, to: blocked, status: "accepted" });
	await shareGame(site, shared.sharedToo, { from: player, to: blocked });
	const own = await insertGames(site, blocked, { own: { privacy: "private" } });
	await shareGame(site, own.own, { from: blocked, to: player });
	const friends = await insertGames(site, friend, { passedOn: { privacy: "private" } });
	await shareGame(site, friends.passedOn, { from: player, to: blocked });
	const toPlayer = await blocked.api.duels.create.mutate({ source: CLASSIC, toUserId: player.id });
	const toBlocked = await player.api.duels.create.mutate({ source: CLASSIC, toUserId: blocked.id });
	const over = await player.api.duels.create.mutate({ source: CLASSIC, toUserId: blocked.id });
	for (const browser of [player, blocked]) await playDuel(site, browser, over.id, COUNTRY);
	const live = await player.api.duels.create.mutate({ source: CLASSIC, toUserId: blocked.id, mode: "live" });
	const games: Record<string, StoredGame> = { ...shared, ...own, ...friends };
	return {
		...Object.fromEntries(Object.entries(games).map(([name, { id }]) => [name, id])),
		toPlayer: toPlayer.id,
		toBlocked: toBlocked.id,
		over: over.id,
		live: live.id,
	};
}
