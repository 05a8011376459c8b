import { aUser } from "@hilo/db/testing/rows";
import { expect, it } from "vitest";
import { ROWS_PER_PAGE } from "../platform/in-pages.ts";
import { CLASSIC } from "../testing/dueling.ts";
import { exportOf } from "../testing/export-of.ts";
import { insertGames, type StoredGame } from "../testing/games.ts";
import { onEachDatabase } from "../testing/sites.ts";
import type { Player, TestSite } from "../testing/test-site.ts";

const COUNT = ROWS_PER_PAGE + 20;
const OTHERS = Array.from({ length: COUNT }, (_, n) => `other-${String(n).padStart(3, "0")}`);

/** Gives a player more than a page of each list, all of the same time, so that only ids tell the rows apart. */
async function fill(
	{ db: { kysely: db } }: TestSite,
	{ id: user_id }: Player,
	games: Readonly<Record<string, StoredGame>>,
): Promise<void> {
	const game_id = games[OTHERS[0] ?? ""]?.id ?? "";
	const each = <Row>(row: (other: string, n: number) => Row) => OTHERS.map(row);
	await db
		.insertInto("users")
		.values(each((id) => aUser(id)))
		.execute();
	await db
		.insertInto("friendships")
		.values(each((friend_id) => ({ user_id, friend_id, added_at: 1 })))
		.execute();
	await db
		.insertInto("blocks")
		.values(each((blocked_id) => ({ blocker_id: user_id, blocked_id, blocked_at: 1 })))
		.execute();
	const asked = { requested_at: 1 };
	await db
		.insertInto("friend_requests")
		.values(each((from_id) => ({ from_id, to_id: user_id, ...asked })))
		.execute();
	await db
		.insertInto("friend_requests")
		.values(each((to_id) => ({ from_id: user_id, to_id, ...asked })))
		.execute();
	const record = { user_id, won: 1, lost: 0, drawn: 0 };
	await db
		.insertInto("duel_records")
		.values(each((other_id) => ({ ...record, other_id })))
		.execute();
	const play = {
		game_id,
		user_id,
		score: 3,
		time_taken: 9.5,
		total_guesses: 4,
		verified: 1 as const,
		played_at: 1,
	};
	await db
		.insertInto("custom_plays")
		.values(each((id) => ({ ...play, id })))
		.execute();
	const invitation = {
		game_id,
		sender_id: user_id,
		status: "accepted" as const,
		message: "",
		by_address: 0 as const,
	};
	const sent = each((id) => ({ ...invitation, id, user_id: id, sent_at: 1, answered_at: null }));
	const received = each((sender_id) => ({
		...invitation,
		id: `from-${sender_id}`,
		user_id,
		sender_id,
		game_id: games[sender_id]?.id ?? "",
		sent_at: 1,
		answered_at: null,
	}));
	await db
		.insertInto("custom_invitations")
		.values([...sent, ...received])
		.execute();
	const picture = { type: "image/webp", bytes: new Uint8Array(1), size: 1, created_at: 1 };
	await db
		.insertInto("pictures")
		.values(each((hash) => ({ ...picture, hash })))
		.execute();
	await db
		.insertInto("picture_owners")
		.values(each((hash) => ({ user_id, hash, added_at: 1 })))
		.execute();
	const notification = { user_id, ticket_id: null, created_at: 1, read_at: null };
	await db
		.insertInto("support_notifications")
		.values(each((id) => ({ ...notification, id, message: id })))
		.execute();
	// One more of the player's duel.
	const duel = await db.selectFrom("duels").selectAll().executeTakeFirstOrThrow();
	const side = await db.selectFrom("duel_sides").selectAll().executeTakeFirstOrThrow();
	await db
		.insertInto("duels")
		.values(each((id) => ({ ...duel, id })))
		.execute();
	await db
		.insertInto("duel_sides")
		.values(each((duel_id) => ({ ...side, duel_id })))
		.execute();
	const report = {
		reporter_id: user_id,
		kind: "person" as const,
		reason: "other" as const,
		text: "",
		evidence: "Rude",
	};
	const reports = each((id) => ({ ...report, id, subject_id: id, accused_id: id, created_at: 1 }));
	await db.insertInto("reports").values(reports).execute();
	const run = {
		user_id,
		guest_id: null,
		time_zone: "UTC",
		started_at: 1,
		closes_at: 2,
		status: "over" as const,
		score: 0,
		round: 10,
		round_starts_at: 1,
		time_ms: 5,
		answers: "[]",
		verified: 1 as const,
		ended_at: 2,
	};
	const dayOf = (n: number) => new Date(Date.UTC(2026, 5, n)).toISOString().slice(0, "2026-06-01".length);
	await db
		.insertInto("daily_runs")
		.values(each((id, n) => ({ ...run, id, day: dayOf(n) })))
		.execute();
}

onEachDatabase((openSite) => {
	it("exports lists of several pages whole, each row once", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.api.duels.create.mutate({ source: CLASSIC });
		const privacy = "private" as const;
		await fill(
			site,
			ada,
			await insertGames(site, ada, Object.fromEntries(OTHERS.map((id) => [id, { privacy }]))),
		);
		const { friends, duels, gameInvitations, reports, daily, ...data } = await exportOf(ada);
		const keys = {
			friends: friends.friends.map(({ userId }) => userId),
			blocked: friends.blocked.map(({ userId }) => userId),
			received: friends.requestsReceived.map(({ userId }) => userId),
			sent: friends.requestsSent.map(({ userId }) => userId),
			records: duels.records.map(({ userId }) => userId),
			games: data.customGames.map(({ id }) => id),
			plays: data.customPlays.map(({ id }) => id),
			invitations: gameInvitations.sent.map(({ to }) => to?.userId),
			invitedTo: gameInvitations.received.map(({ gameId }) => gameId),
			pictures: data.pictures.map(({ imageUrl }) => imageUrl),
			notifications: data.support.notifications.map(({ message }) => message),
			reports: reports.map((report) => JSON.stringify(report)),
			decks: daily.map(({ day }) => day),
		};
		for (const [list, values] of Object.entries(keys))
			expect([list, values.length, new Set(values).size]).toEqual([list, COUNT, COUNT]);
		const duelIds = duels.duels.map(({ id }) => id);
		expect([duelIds.length, new Set(duelIds).size]).toEqual([COUNT + 1, COUNT + 1]);
	});
});
