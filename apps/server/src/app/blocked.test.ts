import { expect, it } from "vitest";
import { befriend } from "../testing/befriend.ts";
import { CLASSIC, playDuel } from "../testing/dueling.ts";
import { callProcedure, callRow } from "../testing/every-call.ts";
import { insertGames, type StoredGame, shareGame } from "../testing/games.ts";
import { onAnyDatabase } from "../testing/sites.ts";
import { COUNTRY } from "../testing/test-pools.ts";
import type { Player, TestSite } from "../testing/test-site.ts";

interface History {
	readonly site: TestSite;
	readonly ada: Player;
	readonly bob: Player;
	readonly games: Readonly<Record<string, StoredGame>>;
	/** Ids by name. */
	readonly duels: Readonly<Record<string, string>>;
}

/** They have only played duels by their links. */
async function openStrangers(site: TestSite): Promise<History> {
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	const { id: link } = await ada.api.duels.create.mutate({ source: CLASSIC });
	const { id: played } = await ada.api.duels.create.mutate({ source: CLASSIC });
	const { id: ownLink } = await bob.api.duels.create.mutate({ source: CLASSIC });
	for (const id of [played, ownLink])
		for (const player of [ada, bob]) await playDuel(site, player, id, COUNTRY);
	const games = await insertGames(site, bob, { own: { privacy: "private" } });
	return { site, ada, bob, games, duels: { link, played, ownLink } };
}

/** They have exchanged messages, games and duels too. */
async function openFriends(site: TestSite): Promise<History> {
	const { ada, bob, games, duels } = await openStrangers(site);
	await befriend(site, ada, bob);
	for (const { api } of [ada, bob]) await api.presence.update.mutate({ status: "online" });
	await ada.api.chat.send.mutate({ userId: bob.id, content: "Hello", clientId: "1" });
	const { shared } = await insertGames(site, ada, { shared: { privacy: "private" } });
	await shareGame(site, shared, { from: ada, to: bob, status: "accepted" });
	const { id: sent } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
	const { id: received } = await bob.api.duels.create.mutate({ source: CLASSIC, toUserId: ada.id });
	return { site, ada, bob, games: { ...games, shared }, duels: { ...duels, sent, received } };
}

/** Bob's answers where a block could show, with names for ids. */
async function answersOf({ site, ada, bob, games, duels }: History): Promise<Record<string, unknown>> {
	const gameId = games.own?.id;
	const asked: [name: string, input: Record<string, unknown>][] = [
		["friends.status", { userId: ada.id }],
		["friends.list", {}],
		["GET /user/profile/:userId", { userId: ada.id }],
		["GET /user/search", { query: "ada" }],
		["POST /user/online-status", { userIds: [ada.id] }],
		["POST /chat/:userId", { userId: ada.id, content: "Are you there?" }],
		["chat.list", { userId: ada.id }],
		["chat.typing", { userId: ada.id }],
		["chat.read", { userId: ada.id }],
		["GET /custom-games/:id", { id: games.shared?.id }],
		["POST /game/invite", { gameId, userId: ada.id }],
		["customGames.invite", { id: gameId, emails: ["ada@example.org"] }],
		["customGames.sentInvitations", { id: gameId }],
		["duels.record", { userId: ada.id }],
		["duels.create", { source: CLASSIC, toUserId: ada.id }],
		...["duels.get", "duels.begin", "duels.rematch", "duels.decline"].flatMap((name) =>
			Object.values(duels).map((id): [string, Record<string, unknown>] => [name, { id }]),
		),
		["friends.request", { userId: ada.id }],
		["GET /friend/check-request/:userId", { userId: ada.id }],
		["friends.withdraw", { userId: ada.id }],
		["friends.accept", { userId: ada.id }],
		["friends.reject", { userId: ada.id }],
		["friends.remove", { userId: ada.id }],
	];
	const names = new Map(
		Object.entries({ ...duels, ada: ada.id, own: gameId }).map(([name, id]) => [id, name]),
	);
	const comparable = (value: unknown = null): unknown => {
		const text = JSON.stringify(value, (key, inner) => (DEALT.has(key) ? "dealt" : inner));
		const named = text.replace(UUID, (id) => `<${names.get(id) ?? "id"}>`);
		// An avatar's look follows from the id too.
		return JSON.parse(named.replace(AVATAR_LOOK, "look.svg"));
	};
	const answers: Record<string, unknown> = {};
	for (const [name, input] of asked) {
		const { status, body } = await (name.includes(" ") ? callRow : callProcedure)(bob, name, input);
		answers[`${name} ${JSON.stringify(comparable(input))}`] = [status, comparable(body)];
	}
	await site.settled();
	return answers;
}

/** Items of random rounds. */
const DEALT = new Set(["lines", "first", "second"]);
const AVATAR_LOOK = /\d+\.svg/g;
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

onAnyDatabase((openSite) => {
	const openUnlimited = () => openSite({ settings: { rateLimits: false } });

	it.each([
		["former friend", openFriends],
		["stranger", openStrangers],
	])(
		"answers a blocked player like a %s, and no longer names them to the one who blocks",
		async (_, open) => {
			const blocked = await open(await openUnlimited());
			const { ada, bob, duels } = blocked;
			await ada.api.friends.block.mutate({ userId: bob.id });
			const answers = await answersOf(blocked);
			const left = await open(await openUnlimited());
			await left.ada.api.friends.remove.mutate({ userId: left.bob.id });
			for (const { id } of await left.ada.api.customGames.mine.query())
				await left.ada.api.customGames.withdrawInvitation.mutate({ id, userId: left.bob.id });
			expect(answers).toEqual(await answersOf(left));
			const shown = [
				await ada.api.me.get.query(),
				await ada.api.home.get.query(),
				await ada.api.friends.list.query(),
				await ada.api.friends.requests.query(),
				(await ada.get("/chat/unread")).body,
				await ada.api.chat.latest.query(),
				await ada.api.duels.mine.query(),
				...(await Promise.all(Object.values(duels).map((id) => callProcedure(ada, "duels.get", { id })))),
			];
			expect(JSON.stringify(shown)).not.toContain(bob.id);
			const { [bob.id]: presence } = await ada.api.presence.statuses.query({ userIds: [bob.id] });
			expect(presence?.status).toBe("offline");
		},
	);
});
