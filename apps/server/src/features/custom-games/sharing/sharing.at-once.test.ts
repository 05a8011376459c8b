import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { befriend } from "../../../testing/befriend.ts";
import { insertGames } from "../../../testing/games.ts";
import { onEachDatabase } from "../../../testing/sites.ts";
import { PASSWORD, type Player } from "../../../testing/test-site.ts";
import { countPendingInvitations, findPendingInvitations } from "./invitation-lists.repo.ts";

const count = async (player: Player) => (await player.api.me.get.query()).user?.gameInvitations;
const outcome = (call: Promise<unknown>) =>
	call.then(
		() => "done",
		() => "refused",
	);

onEachDatabase((openSite) => {
	it("keeps one invitation of two concurrent ones, and one result of an answer, a withdrawal and a deletion", async () => {
		const site = await openSite();
		const [ada, bob, cat] = [await site.player("ada"), await site.player("bob"), await site.player("cat")];
		for (const other of [bob, cat]) await befriend(site, ada, other);
		await befriend(site, bob, cat);
		for (let round = 0; round < 2; round++) {
			const { open: game } = await insertGames(site, ada, { open: { privacy: "public" } });
			const invite = (from: Player) => from.api.customGames.invite.mutate({ id: game.id, userIds: [cat.id] });
			expect(await Promise.all([invite(ada), invite(bob), invite(ada)])).toEqual(
				Array(3).fill({ invited: 1 }),
			);
			expect(await count(cat)).toBe(1);
			expect(await cat.api.customGames.invitations.query()).toHaveLength(1);
			await Promise.all(
				[
					cat.api.customGames.respond.mutate({ id: game.id, status: "accepted" }),
					ada.api.customGames.withdrawInvitation.mutate({ id: game.id, userId: cat.id }),
					invite(bob),
					...(round % 2 === 0 ? [] : [ada.api.customGames.delete.mutate({ id: game.id })]),
				].map(outcome),
			);
			await site.settled();
			const rows = await site.db.kysely
				.selectFrom("custom_invitations")
				.select("status")
				.where("game_id", "=", game.id)
				.execute();
			expect(rows).toHaveLength(1);
			const isOpen = round % 2 === 0 && rows[0]?.status === "pending";
			expect(await count(cat)).toBe(isOpen ? 1 : 0);
			if (isOpen) await cat.api.customGames.respond.mutate({ id: game.id, status: "declined" });
		}
	});

	it("refreshes players whose invitations disappear with a game or its creator", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const { open: game } = await insertGames(site, ada, { open: { privacy: "public" } });
		await ada.api.customGames.invite.mutate({ id: game.id, userIds: [bob.id] });
		expect(await count(bob)).toBe(1);
		site.liveEvents.clear();
		await ada.api.customGames.delete.mutate({ id: game.id });
		await site.settled();
		expect(site.received(bob.id)).toEqual([{ kind: "invitations" }]);
		expect(await count(bob)).toBe(0);
		const { open: second } = await insertGames(site, ada, { open: { privacy: "public" } });
		await ada.api.customGames.invite.mutate({ id: second.id, userIds: [bob.id] });
		await site.db.kysely.deleteFrom("friendships").execute();
		site.liveEvents.clear();
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		await site.settled();
		expect(site.received(bob.id)).toEqual([{ kind: "invitations" }]);
		expect(await count(bob)).toBe(0);
	});

	it("is counted and listed by index", async () => {
		const { db } = await openSite();
		for (const work of [countPendingInvitations, findPendingInvitations]) {
			const plan = await planOf(db, (tx) => work(tx, "a"));
			expect(plan).toContain("custom_invitations_received");
			expect(plan, "no table is read as a whole").not.toMatch(/Seq Scan|"SCAN (?!CONSTANT)/);
		}
	});
});
