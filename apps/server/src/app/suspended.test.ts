import { expect, it } from "vitest";
import type { World } from "../testing/authorisation.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import { callProcedure, callRow } from "../testing/every-call.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { Player } from "../testing/test-site.ts";

const openSite = onOneDatabase();

const READS = /^(GET |leaderboards\.|profiles\.(get|search))|\.(list|requests|invitations|sharedWithMe)$/;

async function showing(world: World, viewer: Player): Promise<string[]> {
	const found: string[] = [];
	for (const [name, { input, status }] of Object.entries({ ...ROW_CALLS, ...PROCEDURE_CALLS })) {
		if (!READS.test(name) || status.friend === 403 || name.includes("logout")) continue;
		const call = name.includes(" ") ? callRow : callProcedure;
		const { body } = await call(viewer, name, input?.(world, "friend"));
		if (JSON.stringify(body ?? null).includes(world.player.id)) found.push(name);
	}
	return found;
}

it("shows friends and strangers nothing of a suspended player, in any call", async () => {
	const site = await openSite({ settings: { rateLimits: false } });
	const world = await openWorld(site);
	const { player, friend, requestReceiver: receiver } = world;
	await player.post("/user/update-score", { game: "countryGame", score: 12 });
	await player.api.chat.send.mutate({ userId: friend.id, content: "Hello", clientId: "1" });
	const before = { friend: await showing(world, friend), receiver: await showing(world, receiver) };
	const root = await site.player("root", { isAdmin: true });
	await root.api.moderation.suspend.mutate({ userId: player.id, reason: "Spam", until: null });
	await site.settled();
	const after = { friend: await showing(world, friend), receiver: await showing(world, receiver) };
	expect(before.friend.length).toBeGreaterThan(20);
	expect(before.receiver.length).toBeGreaterThan(10);
	expect(after).toEqual({ friend: [], receiver: [] });
});
