import { RESUME_MS } from "@hilo/rules/play/delays";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { changeGame, itemsOf } from "../../testing/custom-playing.ts";
import { ALWAYS_WRONG, CLASSIC, openFriends, playDuel } from "../../testing/dueling.ts";
import { exportOf } from "../../testing/export-of.ts";
import { insertGames } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { deleteOldPools } from "../play/delete-old.ts";
import { sweepRuns } from "../play/sweep-runs.ts";
import { setMaintenance } from "../site/maintenance.ts";
import { deleteUser } from "../users/delete-owned-rows.ts";
import { DUEL_RUNS } from "./duel-runs.ts";
import { deleteOldDuels } from "./stored-duels.ts";

const TIMER_MS = 20_000;

const countOf = async ({ db }: TestSite, table: "duels" | "duel_sides" | "duel_records" | "pools") =>
	(await db.kysely.selectFrom(table).selectAll().execute()).length;

const GONE = { status: 404 };

onEachDatabase((openSite) => {
	it("ends an abandoned side: soon where a mistake ends it, else after an hour", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { runId } = await playTo(site, ada, COUNTRY, 2);
		const ofRun = await ada.api.duels.create.mutate({ source: { kind: "run", runId }, toUserId: bob.id });
		const ofTen = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		const { open } = await insertGames(site, ada, { open: { privacy: "public" } });
		const source = { kind: "custom", gameId: open.id } as const;
		const unclocked = await ada.api.duels.create.mutate({ source, toUserId: bob.id });
		await playDuel(site, ada, ofTen.id, COUNTRY);
		for (const duel of [ofRun, ofTen, unclocked]) await bob.api.duels.begin.mutate(duel);
		const verdicts = () =>
			Promise.all(
				[ofRun, ofTen, unclocked].map(async (duel) => (await bob.api.duels.get.query(duel)).verdict),
			);
		site.clock.advance(TIMER_MS + 11_000);
		expect(await sweepRuns(site.operator, [DUEL_RUNS])).toBe(0);
		await setMaintenance(site.operator, { isOn: true });
		site.clock.advance(2000);
		expect(await sweepRuns(site.operator, [DUEL_RUNS])).toBe(0);
		await setMaintenance(site.operator, { isOn: false });
		expect(await sweepRuns(site.operator, [DUEL_RUNS])).toBe(0);
		expect(await bob.api.duels.current.query(ofTen)).toMatchObject({
			startsInMs: RESUME_MS,
			remainingMs: TIMER_MS,
		});
		site.clock.advance(RESUME_MS + TIMER_MS + 13_000);
		expect(await sweepRuns(site.operator, [DUEL_RUNS])).toBe(1);
		expect(await verdicts()).toEqual(["lost", null, null]);
		site.clock.advance(HOUR_MS);
		expect(await sweepRuns(site.operator, [DUEL_RUNS])).toBe(1);
		expect(await verdicts()).toEqual(["lost", "lost", null]);
		const { sides } = await bob.api.duels.get.query(ofTen);
		expect(sides[1]).toMatchObject({ score: 0, timeMs: 10 * TIMER_MS, marks: { length: 10 } });
		expect(await ada.api.duels.record.query({ userId: bob.id })).toEqual({ won: 2, lost: 0, drawn: 0 });
		site.clock.advance(DAY_MS);
		expect(await sweepRuns(site.operator, [DUEL_RUNS])).toBe(1);
		expect(await verdicts()).toEqual(["lost", "lost", "waiting"]);
		expect(await sweepRuns(site.operator, [DUEL_RUNS])).toBe(0);
	});

	it("deletes a duel after ninety days, and keeps its record", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await playDuel(site, ada, id, COUNTRY);
		await playDuel(site, bob, id, COUNTRY);
		site.clock.advance(90 * DAY_MS - HOUR_MS);
		expect(await deleteOldDuels(site.operator)).toBe(0);
		expect(await deleteOldPools(site.operator)).toBe(0);
		for (const player of [ada, bob]) await site.signIn(player);
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ lines: { rounds: { length: 10 } } });
		site.clock.advance(HOUR_MS + 1);
		expect(await deleteOldDuels(site.operator)).toBe(1);
		expect(await deleteOldPools(site.operator)).toBe(1);
		expect([await countOf(site, "duel_sides"), await countOf(site, "pools")]).toEqual([0, 0]);
		expect(await ada.api.duels.record.query({ userId: bob.id })).toMatchObject({ drawn: 1 });
	});

	it("keeps the version of a custom game, and is deleted with the game or with either player", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { open } = await insertGames(site, null, { open: { privacy: "public", timer_seconds: 5 } });
		const source = { kind: "custom", gameId: open.id } as const;
		const toBob = await ada.api.duels.create.mutate({ source, toUserId: bob.id });
		const byLink = await ada.api.duels.create.mutate({ source });
		const first = await ada.api.duels.begin.mutate(toBob);
		await changeGame(site, open, itemsOf(101, 102, 103), { timer_seconds: 30, value_label: "Other" });
		const second = await bob.api.duels.begin.mutate(toBob);
		expect({ ...second, rival: null }).toEqual({ ...first, rival: null });
		expect(second).toMatchObject({ measure: "Value", remainingMs: 5000 });
		await bob.api.duels.begin.mutate(byLink);
		const { duels } = await exportOf(bob);
		expect(duels.duels.map(({ name, isChallenger, status }) => [name, isChallenger, status])).toEqual([
			["A public game", false, "playing"],
			["A public game", false, "playing"],
		]);
		await site.db.transaction((tx) => deleteUser(tx, bob.id));
		expect([await countOf(site, "duels"), await countOf(site, "duel_sides")]).toEqual([1, 1]);
		await site.db.transaction((tx) => deleteUser(tx, ada.id));
		expect([await countOf(site, "duels"), await countOf(site, "duel_sides")]).toEqual([0, 0]);
		const carl = await site.player("carl");
		await carl.api.duels.create.mutate({ source });
		await site.db.kysely.deleteFrom("custom_games").execute();
		expect(await countOf(site, "duels")).toBe(0);
	});
});

onAnyDatabase((openSite) => {
	it("shows no record against a suspended or leaving player, and deletes it with the account", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { ada, bob } = await openFriends(site);
		const root = await site.player("root", { isAdmin: true });
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await playDuel(site, ada, id, COUNTRY);
		await playDuel(site, bob, id, COUNTRY, { plan: ALWAYS_WRONG });
		const record = () => ada.api.duels.record.query({ userId: bob.id });
		/** Whether the player's lists and export name the other player. */
		const named = async () => {
			const { duels } = await exportOf(ada);
			const lists = [await ada.api.duels.mine.query(), duels];
			return lists.map((list) => JSON.stringify(list).includes("bob"));
		};
		const ofFriends = () => ada.api.duels.records.query();
		expect(await record()).toEqual({ won: 1, lost: 0, drawn: 0 });
		expect(await ofFriends()).toEqual([{ userId: bob.id, won: 1, lost: 0, drawn: 0 }]);
		expect(await bob.api.duels.records.query()).toEqual([{ userId: ada.id, won: 0, lost: 1, drawn: 0 }]);
		expect(await named()).toEqual([true, true]);
		await root.api.moderation.suspend.mutate({ userId: bob.id, reason: "Rude words", until: null });
		expect(await refusal(record())).toMatchObject(GONE);
		expect(await ofFriends()).toEqual([]);
		expect(await refusal(ada.api.duels.get.query({ id }))).toMatchObject(GONE);
		expect(await named()).toEqual([false, false]);
		await root.api.moderation.lift.mutate({ userId: bob.id });
		expect(await record()).toMatchObject({ won: 1 });
		await ada.api.friends.remove.mutate({ userId: bob.id });
		expect(await ofFriends()).toEqual([]);
		expect(await ada.api.duels.get.query({ id })).toMatchObject({ verdict: "won" });
		await site.signIn(bob);
		await bob.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		expect(await refusal(record())).toMatchObject(GONE);
		expect(await named()).toEqual([false, false]);
		await root.api.admin.deleteUser.mutate({ userId: bob.id, username: "bob" });
		for (const table of ["duels", "duel_sides", "duel_records"] as const)
			expect(await site.db.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
	});

	it("counts against all previous takers of a link when the challenger plays last", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const [cal, visitor] = [await site.player("cal"), site.visitor()];
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
		await playDuel(site, bob, id, COUNTRY);
		await playDuel(site, visitor, id, COUNTRY);
		await playDuel(site, cal, id, COUNTRY, { plan: ALWAYS_WRONG });
		const against = ({ id: userId }: { id: string }) => ada.api.duels.record.query({ userId });
		expect(await against(bob)).toEqual({ won: 0, lost: 0, drawn: 0 });
		await playDuel(site, ada, id, COUNTRY, { ms: 1500 });
		expect(await against(bob)).toEqual({ won: 0, lost: 1, drawn: 0 });
		expect(await against(cal)).toEqual({ won: 1, lost: 0, drawn: 0 });
		expect(await bob.api.duels.record.query({ userId: ada.id })).toEqual({ won: 1, lost: 0, drawn: 0 });
		expect(await site.db.kysely.selectFrom("duel_records").select("won").execute()).toHaveLength(4);
	});
});
