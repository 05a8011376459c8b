import { aUser } from "@hilo/db/testing/rows";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { CountedDatabase } from "../../testing/counted-database.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";

onEachDatabase((openSite) => {
	it("runs each action between two players in one transaction of few statements", async () => {
		const counted = new CountedDatabase();
		const site = await openSite({ wrapDatabase: counted.wrap });
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const toBob = { userId: bob.id };
		const toAda = { userId: ada.id };
		const acts: [string, () => Promise<unknown>, number][] = [
			["a request", () => ada.api.friends.request.mutate(toBob), 7],
			["its withdrawal", () => ada.api.friends.withdraw.mutate(toBob), 4],
			["another request", () => ada.api.friends.request.mutate(toBob), 7],
			["its rejection", () => bob.api.friends.reject.mutate(toAda), 5],
			["a third request", () => ada.api.friends.request.mutate(toBob), 7],
			["its acceptance, which is also a challenge done", () => bob.api.friends.accept.mutate(toAda), 19],
			["a friendship's end", () => ada.api.friends.remove.mutate(toBob), 4],
			["a block", () => ada.api.friends.block.mutate(toBob), 5],
			["a block's end", () => ada.api.friends.unblock.mutate(toBob), 4],
		];
		for (const [name, act, statements] of acts) {
			counted.reset();
			await act();
			expect(counted.transactions, name).toEqual([statements]);
		}
	});

	it("renames a player in five statements, with one friend or a thousand", async () => {
		const counted = new CountedDatabase();
		const site = await openSite({ wrapDatabase: counted.wrap });
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const ids = Array.from({ length: 999 }, (_, n) => `crowd-${n}`);
		await site.db.kysely
			.insertInto("users")
			.values(ids.map((id) => aUser(id)))
			.execute();
		const rows = ids.map((id) => ({ user_id: ada.id, friend_id: id, added_at: 1 }));
		await site.db.kysely.insertInto("friendships").values(rows).execute();
		const rename = (player: Player) =>
			player.api.profiles.rename.mutate({ username: `new-${player.username}` });
		for (const player of [bob, ada]) {
			counted.reset();
			await rename(player);
			expect(counted.transactions, player.username).toEqual([5]);
		}
	});
});
