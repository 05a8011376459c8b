import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD } from "../../testing/test-site.ts";

const DAY = "2026-11-21";
const namesOf = (rows: readonly { rank: number; username: string }[]) =>
	rows.map(({ rank, username }) => `${rank} ${username}`);

onEachDatabase((openSite) => {
	it("ranks by score, then time, with equal ranks for equals", async () => {
		const site = await openSite();
		const [ada, bea, cal, dee] = [
			await site.player("ada"),
			await site.player("bea"),
			await site.player("cal"),
			await site.player("dee"),
		];
		await playDeck(site, ada, { rights: (round) => round > 2, ms: 50 });
		await playDeck(site, bea, { rights: (round) => round > 2, ms: 20 });
		await playDeck(site, cal, { rights: (round) => round < 9, ms: 20 });
		await playDeck(site, dee, { rights: () => true, ms: 900 });
		await befriend(site, ada, cal);
		const all = await ada.api.daily.board.query({ day: DAY });
		expect(namesOf(all.rows)).toEqual(["1 dee", "2 bea", "2 cal", "4 ada"]);
		expect(all).toMatchObject({ number: 140, players: 4, own: { rank: 4, userId: ada.id, timeMs: 500 } });
		const friends = await ada.api.daily.board.query({ day: DAY, among: "friends" });
		expect(namesOf(friends.rows)).toEqual(["1 cal", "2 ada"]);
		expect(friends).toMatchObject({ players: 2, own: { rank: 2 } });
		expect(namesOf((await ada.api.daily.result.query({ day: DAY })).friends ?? [])).toEqual(["1 cal"]);
		const shownBoard = await site.visitor().api.daily.board.query({ day: DAY });
		expect(shownBoard).toEqual({ ...all, own: null });
	});
});

onAnyDatabase((openSite) => {
	it("hides suspended and leaving players in all results of a day, and forgets deleted ones", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, bea, cal, root] = [
			await site.player("ada"),
			await site.player("bea"),
			await site.player("cal"),
			await site.player("root", { isAdmin: true }),
		];
		await playDeck(site, bea, { rights: () => true });
		await playDeck(site, cal, { rights: (round) => round > 1 });
		await playDeck(site, ada, { rights: (round) => round > 2 });
		for (const friend of [bea, cal]) await befriend(site, ada, friend);
		const shownBoard = async () => {
			const { daily } = ada.api;
			const boards = [
				await daily.board.query({ day: DAY, among: "friends" }),
				await daily.board.query({ day: DAY }),
			];
			const visitors = await site.visitor().api.daily.board.query({ day: DAY });
			const { friends } = await daily.result.query({ day: DAY });
			return {
				boards: [...boards, visitors].map(({ rows, players }) => [players, ...namesOf(rows)].join()),
				own: boards.map(({ own }) => own?.rank),
				friends: namesOf(friends ?? []),
			};
		};
		const all = "3,1 bea,2 cal,3 ada";
		expect(await shownBoard()).toEqual({ boards: [all, all, all], own: [3, 3], friends: ["1 bea", "2 cal"] });
		const without = (board: string, friends: string[], own: number) => ({
			boards: [board, board, board],
			own: [own, own],
			friends,
		});
		await root.api.moderation.suspend.mutate({ userId: bea.id, reason: "Rude words", until: null });
		expect(await shownBoard()).toEqual(without("2,1 cal,2 ada", ["1 cal"], 2));
		await cal.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		expect(await shownBoard()).toEqual(without("1,1 ada", [], 1));
		await root.api.moderation.lift.mutate({ userId: bea.id });
		expect(await shownBoard()).toEqual(without("2,1 bea,2 ada", ["1 bea"], 2));
		await root.api.admin.deleteUser.mutate({ userId: bea.id, username: "bea" });
		expect(await shownBoard()).toEqual(without("1,1 ada", [], 1));
		// The crowd's counts name no players, and stay.
		expect(await ada.api.daily.result.query({ day: DAY })).toMatchObject({ finished: 3, betterThan: 0 });
	});
});
