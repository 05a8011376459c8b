import { expect, it } from "vitest";
import { beginLive, openLive, sendHeartbeat } from "../../../testing/live-dueling.ts";
import { onEachDatabase } from "../../../testing/sites.ts";
import type { Player } from "../../../testing/test-site.ts";

/** The error code of each call, or "taken". */
function refusals({ api }: Pick<Player, "api">, id: string): Promise<string[]> {
	const calls = [
		() => api.duels.live.mutate({ id }),
		() => api.duels.ready.mutate({ id }),
		() => api.duels.leave.mutate({ id }),
		() => api.duels.guess.mutate({ id, round: 1, guess: "higher" }),
		() => api.duels.timeOut.mutate({ id, round: 1 }),
	];
	const codeOf = (call: () => Promise<unknown>): Promise<string> =>
		call().then(
			() => "taken",
			(error) => error.data.appCode,
		);
	return Promise.all(calls.map(codeOf));
}

onEachDatabase((openSite) => {
	it("refuses everyone but its two players", async () => {
		const site = await openSite();
		const { id } = await beginLive(site);
		const [eve, root] = [await site.player("eve"), await site.player("root", { isAdmin: true })];
		expect(new Set(await refusals(site.visitor(), id))).toEqual(new Set(["accounts/signed-out"]));
		expect(new Set(await refusals(eve, id))).toEqual(new Set(["duels/no-such-duel"]));
		expect(new Set(await refusals(root, id))).toEqual(new Set(["duels/no-such-duel"]));
		const alone = eve.api.duels.create.mutate({ source: { kind: "classic", game: "country" }, mode: "live" });
		await expect(alone).rejects.toMatchObject({ data: { appCode: "duels/live-friends-only" } });
	});

	it("is hidden from a player who blocks the other, and does not begin after the friendship has ended", async () => {
		const site = await openSite();
		const { id, ada, bob } = await openLive(site);
		await sendHeartbeat(ada, id);
		await ada.api.friends.remove.mutate({ userId: bob.id });
		const ready = bob.api.duels.ready.mutate({ id });
		await expect(ready).rejects.toMatchObject({ data: { appCode: "duels/live-friends-only" } });
		const before = await refusals(bob, id);
		await ada.api.friends.block.mutate({ userId: bob.id });
		expect(await refusals(bob, id)).toEqual(before);
		expect(new Set(await refusals(ada, id))).toEqual(new Set(["duels/no-such-duel"]));
	});
});
