import { expect, it } from "vitest";
import { openWorld } from "../testing/call-table.ts";
import { fillWorld } from "../testing/full-world/full-world.ts";
import { onEachDatabase } from "../testing/sites.ts";

/** How many different rows a list has, and how many rows. */
function counts(rows: readonly unknown[]): [number, number] {
	return [new Set(rows.map((row) => JSON.stringify(row))).size, rows.length];
}

onEachDatabase((openSite) => {
	it("exports lists of many pages whole, each row once", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { player, ticketId } = await fillWorld(await openWorld(site));
		const data = await player.api.me.export.query();
		const ofRun = data.runs.find(({ id }) => id === "run-0")?.moves ?? [];
		const ofTicket = data.support.tickets.find(({ id }) => id === ticketId)?.messages ?? [];
		const ofChat = data.chats.find((chat) => chat.messages.length > 1)?.messages ?? [];
		expect({
			runs: counts(data.runs),
			moves: counts(ofRun),
			games: counts(data.customGames.map(({ id }) => id)),
			plays: counts(data.customPlays),
			decks: counts(data.daily),
			duels: counts(data.duels.duels),
			records: counts(data.duels.records),
			chats: counts(data.chats),
			friends: counts(data.friends.friends),
			requestsReceived: counts(data.friends.requestsReceived),
			requestsSent: counts(data.friends.requestsSent),
			blocked: counts(data.friends.blocked),
			invitationsReceived: counts(data.gameInvitations.received),
			invitationsSent: counts(data.gameInvitations.sent),
			reports: counts(data.reports),
			pictures: counts(data.pictures),
			tickets: counts(data.support.tickets),
			ticketMessages: counts(ofTicket),
		}).toEqual({
			runs: [301, 301],
			moves: [1000, 1000],
			games: [300, 300],
			plays: [300, 300],
			decks: [400, 400],
			duels: [302, 302],
			records: [998, 998],
			chats: [999, 999],
			friends: [1000, 1000],
			requestsReceived: [202, 202],
			requestsSent: [201, 201],
			blocked: [1000, 1000],
			invitationsReceived: [602, 602],
			invitationsSent: [999, 999],
			reports: [400, 400],
			pictures: [300, 300],
			tickets: [200, 200],
			ticketMessages: [200, 200],
		});
		// All of one text and time.
		expect([ofChat.length, data.support.notifications.length]).toEqual([250, 301]);
		const answered = data.duels.duels.find(({ id }) => id === "long");
		expect(answered?.answers).toHaveLength(100);
	});
});
