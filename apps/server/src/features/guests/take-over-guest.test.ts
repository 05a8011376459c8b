import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { deckOn, playDeck, rightOf } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD } from "../../testing/test-site.ts";
import { sweepGuests } from "./open-guest.ts";

const DAY = "2026-11-21";
const BERLIN = "Europe/Berlin";
const ADA = { username: "ada", email: "ada@example.com", password: PASSWORD };
const as = (emailOrUsername: string) => ({ emailOrUsername, password: PASSWORD });

onAnyDatabase((openSite) => {
	it("moves deck runs, deckStreak and history to a new account, off the leaderboards and without a second run", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		await playDeck(site, visitor, { rights: (round) => round <= 6, timeZone: BERLIN });
		site.clock.advance(DAY_MS);
		await playDeck(site, visitor, { rights: (round) => round <= 8, timeZone: BERLIN });
		const before = await visitor.api.daily.history.query({});
		const result = await visitor.api.daily.result.query({ day: DAY });
		await visitor.api.accounts.register.mutate(ADA);
		expect(visitor.cookies.has("hilo_guest")).toBe(false);
		expect(await visitor.api.daily.history.query({})).toEqual(before);
		expect(before.streak).toMatchObject({ current: 2 });
		const { friends: _, ...resultWithoutFriends } = result;
		expect(await visitor.api.daily.result.query({ day: DAY })).toMatchObject({
			...resultWithoutFriends,
			verified: false,
		});
		expect(await visitor.api.daily.today.query({})).toMatchObject({
			timeZone: BERLIN,
			run: { status: "over", score: 8 },
		});
		expect(await refusal(visitor.api.daily.start.mutate({}))).toMatchObject({ code: "play/run-over" });
		expect(await visitor.api.daily.board.query({ day: DAY })).toMatchObject({ rows: [], own: null });
		expect(await site.db.kysely.selectFrom("guests").select("id").execute()).toEqual([]);
	});

	it("keeps the account's own run of a day, and takes over the days it has not played", async () => {
		const site = await openSite();
		const [visitor, ada] = [site.visitor(), await site.player("ada")];
		await playDeck(site, visitor, { rights: () => false, timeZone: BERLIN });
		site.clock.advance(DAY_MS);
		await playDeck(site, ada, { rights: (round) => round <= 7, timeZone: "Etc/UTC" });
		await playDeck(site, visitor, { rights: () => true, timeZone: BERLIN });
		await visitor.api.accounts.login.mutate(as("ada"));
		expect(visitor.cookies.has("hilo_guest")).toBe(false);
		const { days, streak } = await ada.api.daily.history.query({});
		expect(days.map(({ score }) => score)).toEqual([0, 7]);
		expect(streak).toMatchObject({ current: 2 });
		expect(await ada.api.daily.today.query({})).toMatchObject({ timeZone: "UTC" });
		expect(await ada.api.daily.result.query({ day: "2026-11-22" })).toMatchObject({ verified: true });
		expect(await site.db.kysely.selectFrom("daily_runs").select("id").execute()).toHaveLength(2);
	});

	it("leaves a day that was over for the account, though still open for a visitor further west", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playDeck(site, ada, { rights: () => true, timeZone: BERLIN });
		site.clock.advance(46 * HOUR_MS);
		for (const timeZone of ["Pacific/Pago_Pago", "Pacific/Kiritimati", BERLIN]) {
			const visitor = site.visitor();
			await playDeck(site, visitor, { rights: (round) => round <= 3, timeZone });
			await visitor.api.accounts.login.mutate(as("ada"));
		}
		const { days } = await ada.api.daily.history.query({});
		expect(days.map(({ day, why, score }) => [day, why, score])).toEqual([
			["2026-11-21", "played", 10],
			["2026-11-22", "missed", null],
			["2026-11-23", "played", 3],
		]);
		expect(await site.db.kysely.selectFrom("daily_runs").select("id").execute()).toHaveLength(2);
	});

	it("changes nothing when the sign-in fails", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		await site.player("ada");
		await playDeck(site, visitor, { rights: () => true, timeZone: BERLIN });
		await refusal(visitor.api.accounts.login.mutate({ ...as("ada"), password: "not this one" }));
		expect([...visitor.cookies.keys()]).toEqual(["hilo_guest"]);
		expect(await visitor.api.daily.today.query({})).toMatchObject({ run: { score: 10 } });
	});
});

onEachDatabase((openSite) => {
	it("continues a deck at the open round after the sign-in", async () => {
		const site = await openSite();
		const [visitor, ada] = [site.visitor(), await site.player("ada")];
		const { day } = await visitor.api.daily.start.mutate({ timeZone: BERLIN });
		const [first] = await deckOn(site, day);
		if (!first) throw new Error("no round");
		await visitor.api.daily.guess.mutate({ day, round: 1, guess: rightOf(first) });
		await visitor.api.accounts.login.mutate(as("ada"));
		expect(await ada.api.daily.start.mutate({})).toMatchObject({ day, round: 2, score: 1 });
	});

	it("keeps one run when the account starts the day on another device during the sign-in", async () => {
		const site = await openSite();
		const [visitor, ada] = [site.visitor(), await site.player("ada")];
		const { day } = await visitor.api.daily.start.mutate({ timeZone: BERLIN });
		await Promise.all([
			visitor.api.accounts.login.mutate(as("ada")),
			ada.api.daily.start.mutate({ day, timeZone: BERLIN }),
		]);
		const runs = await site.db.kysely.selectFrom("daily_runs").select("user_id").execute();
		expect(runs).toEqual([{ user_id: ada.id }]);
	});

	it("deletes only guests who have not played for 400 days", async () => {
		const site = await openSite();
		const [old, recent] = [site.visitor(), site.visitor()];
		await playDeck(site, old, { rights: () => true, timeZone: BERLIN });
		site.clock.advance(DAY_MS);
		await playDeck(site, recent, { rights: () => true, timeZone: BERLIN });
		site.clock.advance(399.5 * DAY_MS);
		await sweepGuests(site.operator);
		expect(await old.api.daily.today.query({})).toMatchObject({ streak: null });
		expect(await recent.api.daily.today.query({})).toMatchObject({ streak: { longest: 1 } });
		expect(await site.db.kysely.selectFrom("daily_runs").select("id").execute()).toHaveLength(1);
	});
});
