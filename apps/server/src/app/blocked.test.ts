import { expect, it } from "vitest";
import { befriend } from "../testing/befriend.ts";
import { CLASSIC } from "../testing/dueling.ts";
import { callProcedure, callRow } from "../testing/every-call.ts";
import { insertGames, shareGame } from "../testing/games.ts";
import { onAnyDatabase } from "../testing/sites.ts";
import type { Player, TestSite } from "../testing/test-site.ts";

interface Parted {
	readonly site: TestSite;
	readonly ada: Player;
	/** Was a friend, and has exchanged messages, games and duels with Ada. */
	readonly bob: Player;
	readonly ids: Readonly<Record<string, string>>;
}

async function openFormerFriends(
	site: TestSite,
	end: (ada: Player, bobId: string) => Promise<unknown>,
): Promise<Parted> {
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await befriend(site, ada, bob);
	await ada.api.presence.update.mutate({ status: "online" });
	await ada.api.chat.send.mutate({ userId: bob.id, content: "Hello", clientId: "1" });
	const { shared } = await insertGames(site, ada, { shared: { privacy: "private" } });
	await shareGame(site, shared, { from: ada, to: bob, status: "accepted" });
	const sent = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
	const link = await ada.api.duels.create.mutate({ source: CLASSIC });
	await end(ada, bob.id);
	await site.settled();
	return {
		site,
		ada,
		bob,
		ids: { ada: ada.id, bob: bob.id, shared: shared.id, sent: sent.id, link: link.id },
	};
}

/** Bob's answers where a block could show, with names for ids. */
async function answersOf({ bob, ids: { ada = "", ...ids } }: Parted): Promise<Record<string, unknown>> {
	const asked: [name: string, input: Record<string, unknown>][] = [
		["friends.status", { userId: ada }],
		["friends.list", {}],
		["GET /user/profile/:userId", { userId: ada }],
		["GET /user/search", { query: "ada" }],
		["POST /user/online-status", { userIds: [ada] }],
		["POST /chat/:userId", { userId: ada, content: "Are you there?" }],
		["chat.list", { userId: ada }],
		["GET /custom-games/:id", { id: ids.shared }],
		["duels.get", { id: ids.sent }],
		["duels.create", { source: CLASSIC, toUserId: ada }],
		["friends.request", { userId: ada }],
		["GET /friend/check-request/:userId", { userId: ada }],
	];
	const answers: Record<string, unknown> = {};
	for (const [name, input] of asked) {
		const { status, body } = await (name.includes(" ") ? callRow : callProcedure)(bob, name, input);
		let text = JSON.stringify(body);
		for (const [idName, id] of Object.entries({ ada, ...ids })) text = text.replaceAll(id, `<${idName}>`);
		answers[name] = [status, JSON.parse(text)];
	}
	return answers;
}

onAnyDatabase((openSite) => {
	it("answers a blocked player like a former friend, and no longer names them to the one who blocks", async () => {
		const blocked = await openFormerFriends(await openSite(), (ada, userId) =>
			ada.api.friends.block.mutate({ userId }),
		);
		const answers = await answersOf(blocked);
		const left = await openFormerFriends(await openSite(), async (ada, userId) => {
			await ada.api.friends.remove.mutate({ userId });
			for (const { id } of await ada.api.customGames.mine.query())
				await ada.api.customGames.withdrawInvitation.mutate({ id, userId });
		});
		expect(answers).toEqual(await answersOf(left));
		const { ada, bob } = blocked;
		const shown = [
			await ada.api.me.get.query(),
			await ada.api.friends.list.query(),
			await ada.api.friends.requests.query(),
			await ada.api.chat.unread.query(),
			await ada.api.duels.mine.query(),
		];
		expect(JSON.stringify(shown)).not.toContain(bob.id);
	});
});
