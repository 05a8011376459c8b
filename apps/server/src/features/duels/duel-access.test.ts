import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import type { Browser } from "../../testing/browser.ts";
import { CLASSIC, openFriends, playDuel } from "../../testing/dueling.ts";
import { insertGames, shareGame } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { LIMITS } from "./limit-challenges.ts";

const MISSING = { status: 404, code: "duels/no-such-duel" };

const codesOf = (id: string, browsers: readonly Pick<Browser, "api">[]) =>
	Promise.all(
		browsers.map(({ api }) =>
			api.duels.get.query({ id }).then(
				() => "seen",
				(error) => error.data.appCode,
			),
		),
	);

onAnyDatabase((openSite) => {
	it("shows a duel to the named friend only, and hides it from a player who blocks the other, but not from the blocked one", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const [eve, visitor] = [await site.player("eve"), site.visitor()];
		const named = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		const linked = await ada.api.duels.create.mutate({ source: CLASSIC });
		const others = [visitor, eve];
		expect(await codesOf(named.id, others)).toEqual(["duels/not-yours", "duels/not-yours"]);
		expect(await refusal(visitor.api.duels.get.query(named))).toMatchObject({
			message: "This duel was sent to a player. If that's you, sign in.",
		});
		expect(await codesOf(linked.id, others)).toEqual(["seen", "seen"]);
		expect(await refusal(eve.api.duels.begin.mutate(named))).toMatchObject({ code: "duels/not-yours" });
		const challenge = (toUserId: string) => ada.api.duels.create.mutate({ source: CLASSIC, toUserId });
		expect(await refusal(challenge(eve.id))).toMatchObject({ status: 403, code: "duels/friends-only" });
		expect(await refusal(challenge(ada.id))).toMatchObject({ status: 400, code: "duels/oneself" });
		expect(await refusal(challenge("nobody"))).toMatchObject({ status: 404 });
		await eve.api.friends.block.mutate({ userId: ada.id });
		expect(await refusal(challenge(eve.id))).toMatchObject({ status: 403 });
		expect(await codesOf(linked.id, [eve])).toEqual([MISSING.code]);
		expect(await refusal(eve.api.duels.begin.mutate(linked))).toMatchObject(MISSING);
		await bob.api.friends.block.mutate({ userId: ada.id });
		expect(await codesOf(named.id, [ada, bob])).toEqual(["seen", MISSING.code]);
		expect(await ada.api.duels.mine.query()).toMatchObject({
			waiting: [],
			recent: [{ id: linked.id }, { id: named.id }],
		});
		expect(await bob.api.duels.mine.query()).toEqual({ waiting: [], recent: [] });
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 0 });
	});

	it("hides blocked players from a link's takers, the duel list and the rematch", async () => {
		const site = await openSite();
		const [ada, cy] = [await site.player("ada"), await site.player("cy")];
		const [bob, dan] = [await site.player("bob"), await site.player("dan")];
		const linked = await ada.api.duels.create.mutate({ source: CLASSIC });
		for (const { id: userId } of [bob, dan]) await ada.api.friends.block.mutate({ userId });
		for (const player of [bob, cy, dan]) await playDuel(site, player, linked.id, COUNTRY);
		const own = await playDuel(site, ada, linked.id, COUNTRY);
		expect(own.run.rival).toMatchObject({ name: "cy" });
		await bob.api.duels.rematch.mutate(linked);
		const shownDuel = await ada.api.duels.get.query(linked);
		expect(shownDuel.sides.map(({ name }) => name)).toEqual(["ada", "cy"]);
		expect(shownDuel.rematchId).toBeNull();
		expect((await ada.api.duels.mine.query()).recent).toMatchObject([
			{ id: linked.id, other: { name: "cy" } },
		]);
		const { id } = await ada.api.duels.rematch.mutate(linked);
		expect(await codesOf(id, [ada, cy])).toEqual(["seen", "seen"]);
		expect((await cy.api.duels.get.query(linked)).rematchId).toBe(id);
	});

	it("hides players who are suspended or about to be deleted, and their challenges", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const named = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		const linked = await ada.api.duels.create.mutate({ source: CLASSIC });
		await playDuel(site, ada, linked.id, COUNTRY);
		await playDuel(site, bob, linked.id, COUNTRY);
		const names = async () =>
			(await ada.api.duels.get.query(linked)).sides.map(({ name, userId }) => [name, userId !== null]);
		expect(await names()).toEqual([
			["ada", true],
			["bob", true],
		]);
		for (const column of ["deletion_due_at", "suspended_until"] as const) {
			const set = (id: string, at: number | null) =>
				site.db.kysely
					.updateTable("users")
					.set({ [column]: at })
					.where("id", "=", id)
					.execute();
			await set(bob.id, site.clock.now() + 1e9);
			expect(await names()).toEqual([["ada", true]]);
			expect(await codesOf(named.id, [ada])).toEqual([MISSING.code]);
			const { recent } = await ada.api.duels.mine.query();
			expect(recent.map(({ id }) => id)).toEqual([]);
			expect(await refusal(ada.api.duels.record.query({ userId: bob.id }))).toMatchObject({ status: 404 });
			await set(bob.id, null);
			await set(ada.id, site.clock.now() + 1e9);
			expect(await codesOf(named.id, [bob, site.visitor()])).toEqual([MISSING.code, MISSING.code]);
			expect(await codesOf(linked.id, [bob, site.visitor()])).toEqual([MISSING.code, MISSING.code]);
			await set(ada.id, null);
		}
	});

	it("applies the custom game's own access rule, whatever link led to the duel", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const [eve, visitor] = [await site.player("eve"), site.visitor()];
		const { secret, open } = await insertGames(site, ada, {
			secret: { privacy: "private" },
			open: { privacy: "public" },
		});
		const source = { kind: "custom", gameId: secret.id } as const;
		const toBob = () => ada.api.duels.create.mutate({ source, toUserId: bob.id });
		expect(await refusal(toBob())).toMatchObject({ status: 403, code: "duels/friend-without-access" });
		await shareGame(site, secret, { from: ada, to: bob });
		const named = await toBob();
		const linked = await ada.api.duels.create.mutate({ source });
		const strangers = [eve, visitor];
		expect(await codesOf(named.id, strangers)).toEqual([MISSING.code, MISSING.code]);
		expect(await codesOf(linked.id, [...strangers, bob])).toEqual([MISSING.code, MISSING.code, "seen"]);
		for (const { api } of strangers) {
			expect(await refusal(api.duels.begin.mutate(linked))).toMatchObject(MISSING);
			expect(await refusal(api.duels.current.query(linked))).toMatchObject(MISSING);
			expect(await refusal(api.duels.create.mutate({ source }))).toMatchObject({ status: 403 });
		}
		// The secret key of the game's link opens the duel to the challenger who used it, and to no other player.
		const byKey = await eve.api.duels.create.mutate({ source: { ...source, key: secret.key } });
		expect(await codesOf(byKey.id, [eve, visitor, bob])).toEqual(["seen", MISSING.code, "seen"]);
		const seenByBob = await bob.api.duels.get.query(byKey);
		expect(JSON.stringify(seenByBob)).not.toContain(secret.key);
		expect(seenByBob.custom?.isOpenToAll).toBe(false);
		await site.db.kysely.deleteFrom("custom_invitations").execute();
		expect(await codesOf(named.id, [ada, bob])).toEqual(["seen", MISSING.code]);
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 0 });
		const all = await ada.api.duels.create.mutate({ source: { kind: "custom", gameId: open.id } });
		expect(await codesOf(all.id, strangers)).toEqual(["seen", "seen"]);
		expect(await visitor.api.duels.get.query(all)).toMatchObject({
			title: "A public game",
			rounds: 9,
			custom: { measure: "Value", question: "", timerSeconds: 0, creatorName: "ada", isOpenToAll: true },
		});
	});

	it("can be declined by its receiver until they begin, and refuses more than sixty challenges an hour", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const carl = await site.player("carl");
		await befriend(site, ada, carl);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		expect(await refusal(ada.api.duels.decline.mutate({ id }))).toMatchObject({ code: "duels/not-yours" });
		expect(await refusal(carl.api.duels.decline.mutate({ id }))).toMatchObject({ code: "duels/not-yours" });
		await bob.api.duels.decline.mutate({ id });
		await bob.api.duels.decline.mutate({ id });
		expect(site.liveEvents.received(ada.id)).toContainEqual({ kind: "duel", in: id });
		for (const { api } of [ada, bob]) {
			expect(await api.duels.get.query({ id })).toMatchObject({ status: "declined", mayPlay: false });
			expect(await refusal(api.duels.begin.mutate({ id }))).toMatchObject({ code: "duels/declined" });
			expect((await api.duels.mine.query()).recent).toMatchObject([{ id, state: "declined" }]);
		}
		const declinedBy = async (player: typeof ada, duelId: string) =>
			(await player.api.duels.get.query({ id: duelId })).declinedBy;
		expect([await declinedBy(ada, id), await declinedBy(bob, id)]).toEqual(["other", "you"]);
		const live = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id, mode: "live" });
		await ada.api.duels.decline.mutate(live);
		expect([await declinedBy(ada, live.id), await declinedBy(bob, live.id)]).toEqual(["you", "other"]);
		const second = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await bob.api.duels.begin.mutate(second);
		expect(await refusal(bob.api.duels.decline.mutate(second))).toMatchObject({ code: "duels/over" });
		await site.services.limits.take(LIMITS.challenges, ada.id, undefined, 56);
		await ada.api.duels.create.mutate({ source: CLASSIC });
		const tooMany = ada.api.duels.create.mutate({ source: CLASSIC });
		expect(await refusal(tooMany)).toMatchObject({ status: 429, code: "duels/too-many" });
	});
});
