import { aUser } from "@hilo/db/testing/rows";
import { MAX_TOKENS } from "@hilo/rules/api-tokens/token";
import { MAX_GAMES } from "@hilo/rules/custom-games/caps";
import { MAX_BLOCKED, MAX_FRIENDS, MAX_OPEN_REQUESTS } from "@hilo/rules/friends/caps";
import { MAX_OPEN_INVITATIONS } from "@hilo/rules/registration/invitations";
import { MAX_TICKET_MESSAGES, MAX_TICKETS } from "@hilo/rules/support/tickets";
import { expect, it } from "vitest";
import { insertGames, testItems } from "../testing/games.ts";
import { onEachDatabase } from "../testing/sites.ts";
import { PASSWORD, type Player, type TestSite } from "../testing/test-site.ts";
import { insertTicketOf } from "../testing/tickets.ts";
import { openToken } from "../testing/tokens.ts";

/** Calls at the same moment, for which there is room for two. */
const CALLS = 12;
const ROOM = 2;

interface Cap {
	readonly max: number;
	/** Stores so many rows, and returns the call that adds one more. */
	prepare(site: TestSite, player: Player, stored: number): Promise<(n: number) => Promise<unknown>>;
	readonly table: Parameters<TestSite["db"]["kysely"]["selectFrom"]>[0] & string;
}

/** Every number of rows that a call counts before it adds one. */
const CAPS: Readonly<Record<string, Cap>> = {
	"open invitations": {
		max: MAX_OPEN_INVITATIONS,
		table: "registration_invitations",
		async prepare({ db, clock }, root, stored) {
			const rows = ids(stored).map((id) => ({
				id,
				hash: id,
				makes_admin: 0 as const,
				uses_left: 1,
				max_uses: 1,
				expires_at: clock.now() + 60_000,
				created_at: clock.now(),
				created_by: root.id,
				note: "",
			}));
			await db.kysely.insertInto("registration_invitations").values(rows).execute();
			return () => root.api.registration.createInvitation.mutate({ uses: 1, days: 1, note: "" });
		},
	},
	tokens: {
		max: MAX_TOKENS,
		table: "api_tokens",
		async prepare(site, ada, stored) {
			for (let n = 0; n < stored; n++) await openToken(site, ada);
			const token = { kind: "player", days: 30, password: PASSWORD } as const;
			return (n) => ada.api.apiTokens.create.mutate({ ...token, scopes: ["read"], name: `bot ${n}` });
		},
	},
	games: {
		max: MAX_GAMES,
		table: "custom_games",
		async prepare(site, ada, stored) {
			const games = ids(stored).map((id) => [id, { privacy: "private" }] as const);
			await insertGames(site, ada, Object.fromEntries(games));
			const texts = { description: "Long ones", privacyLevel: "private" } as const;
			return (n) =>
				ada.api.customGames.create.mutate({ ...texts, name: `Rivers ${n}`, items: testItems(10) });
		},
	},
	tickets: {
		max: MAX_TICKETS,
		table: "tickets",
		async prepare(site, ada, stored) {
			for (let n = 0; n < stored; n++) await insertTicketOf(site, ada);
			return (n) =>
				ada.api.support.create.mutate({
					subject: `My score ${n}`,
					category: "game",
					message: "My score is gone.",
					clientId: `${n}`,
				});
		},
	},
	"messages of a ticket": {
		max: MAX_TICKET_MESSAGES,
		table: "ticket_messages",
		async prepare(site, ada, stored) {
			const { ticketId } = await insertTicketOf(site, ada);
			const message = { ticket_id: ticketId, sender_id: ada.id, sender_name: "ada", content: "Hello" };
			const fields = { is_admin: 0 as const, client_id: null, created_at: 0 };
			const rows = ids(stored - 1).map((_, n) => ({ ...message, ...fields, position: n + 2 }));
			await site.db.kysely.insertInto("ticket_messages").values(rows).execute();
			return (n) =>
				ada.api.support.reply.mutate({ id: ticketId, message: "It is back now.", clientId: `${n}` });
		},
	},
	"open friend requests": {
		max: MAX_OPEN_REQUESTS,
		table: "friend_requests",
		async prepare(site, ada, stored) {
			const others = await insertUsers(site, stored + CALLS);
			const rows = others.slice(0, stored).map((to_id) => ({ from_id: ada.id, to_id, requested_at: 0 }));
			await site.db.kysely.insertInto("friend_requests").values(rows).execute();
			return (n) => ada.api.friends.request.mutate({ userId: others[stored + n] ?? "" });
		},
	},
	"blocked players": {
		max: MAX_BLOCKED,
		table: "blocks",
		async prepare(site, ada, stored) {
			const others = await insertUsers(site, stored + CALLS);
			const rows = others
				.slice(0, stored)
				.map((id) => ({ blocker_id: ada.id, blocked_id: id, blocked_at: 0 }));
			await site.db.kysely.insertInto("blocks").values(rows).execute();
			return (n) => ada.api.friends.block.mutate({ userId: others[stored + n] ?? "" });
		},
	},
	friends: {
		max: MAX_FRIENDS,
		table: "friendships",
		async prepare(site, ada, stored) {
			const others = await insertUsers(site, stored + CALLS);
			const added = others.slice(0, stored).map((friend_id) => ({ user_id: ada.id, friend_id, added_at: 0 }));
			await site.db.kysely.insertInto("friendships").values(added).execute();
			const asking = others.slice(stored).map((from_id) => ({ from_id, to_id: ada.id, requested_at: 0 }));
			await site.db.kysely.insertInto("friend_requests").values(asking).execute();
			return (n) => ada.api.friends.accept.mutate({ userId: others[stored + n] ?? "" });
		},
	},
};

const ids = (count: number) => Array.from({ length: count }, (_, n) => `row-${n}`);

async function insertUsers({ db }: TestSite, count: number): Promise<string[]> {
	const users = ids(count).map((id) => aUser(id));
	await db.kysely.insertInto("users").values(users).execute();
	return users.map(({ id }) => id);
}

onEachDatabase((openSite) => {
	it.each(Object.keys(CAPS))("holds the limit on %s for calls at the same moment", async (name) => {
		const cap = CAPS[name];
		if (!cap) throw new Error("There is no such limit.");
		const site = await openSite({ settings: { rateLimits: false } });
		const player = await site.player("ada", { isAdmin: true });
		const add = await cap.prepare(site, player, cap.max - ROOM);
		const outcomes = await Promise.allSettled(Array.from({ length: CALLS }, (_, n) => add(n)));
		await site.settled();
		const refused = outcomes.filter(({ status }) => status === "rejected");
		expect(refused.map((outcome) => "reason" in outcome && outcome.reason.data?.httpStatus)).toEqual(
			Array(CALLS - ROOM).fill(409),
		);
		// The other side of a new friendship is a row too.
		const max = name === "friends" ? cap.max + ROOM : cap.max;
		expect(await site.db.kysely.selectFrom(cap.table).selectAll().execute()).toHaveLength(max);
	});
});
