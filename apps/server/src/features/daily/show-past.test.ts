import { FINISH_MS } from "@hilo/rules/daily/days";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { insertDeckIfMissing } from "./decks.repo.ts";

const at = (text: string) => Date.parse(text);
/** 21 November is over everywhere, and no answer can still arrive. */
const CLOSED = at("2026-11-22T12:10:02Z");
const daysOf = ({ decks }: { decks: readonly { day: string }[] }) => decks.map(({ day }) => day.slice(5));

onAnyDatabase((openSite) => {
	it("adds a deck to the archive once it has closed everywhere, not before", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		site.clock.set(CLOSED - FINISH_MS - 12_000);
		const { day } = await visitor.api.daily.start.mutate({ timeZone: "Etc/GMT+12" });
		expect(day).toBe("2026-11-21");
		site.clock.set(CLOSED - 1);
		expect(await refusal(visitor.api.daily.past.query({ day }))).toMatchObject({ code: "daily/not-closed" });
		expect(daysOf(await visitor.api.daily.archive.query({}))[0]).toBe("11-20");
		site.clock.set(CLOSED);
		expect(await visitor.api.daily.past.query({ day })).toMatchObject({
			number: 140,
			previous: "2026-11-20",
			next: null,
		});
		expect(daysOf(await visitor.api.daily.archive.query({}))[0]).toBe("11-21");
	});

	it("lists a month, newest deck first, the same for all and without items", async () => {
		const site = await openSite();
		site.clock.set(CLOSED);
		const callers = [site.visitor(), await site.player("root", { isAdmin: true })];
		const lists = await Promise.all(callers.map(({ api }) => api.daily.archive.query({})));
		const [list] = lists;
		for (const past of lists) expect(past).toEqual(list);
		expect(list).toMatchObject({ month: "2026-11", firstMonth: "2026-07", lastMonth: "2026-11" });
		expect(list?.decks).toHaveLength(21);
		const [newest] = list?.decks ?? [];
		expect(newest).toEqual({ day: "2026-11-21", number: 140, games: expect.any(Array) });
		expect(newest?.games).toHaveLength(10);
		const july = await site.visitor().api.daily.archive.query({ month: "2026-07" });
		expect(daysOf(july).slice(-2)).toEqual(["07-06", "07-05"]);
		for (const month of ["2026-06", "2026-12"])
			expect(await refusal(site.visitor().api.daily.archive.query({ month }))).toMatchObject({
				status: 404,
			});
	});

	it("opens with the site's month, not with one that has begun only elsewhere", async () => {
		const site = await openSite();
		site.clock.set(at("2026-11-30T10:00:00Z"));
		const { api } = site.visitor();
		expect(await api.daily.archive.query({})).toMatchObject({ month: "2026-11", lastMonth: "2026-12" });
		site.clock.set(at("2026-12-01T00:00:00Z"));
		expect(await api.daily.archive.query({})).toMatchObject({ month: "2026-12", decks: [] });
	});

	it("deals a deck that was never opened when it is listed, and shows each as it was dealt first", async () => {
		const site = await openSite();
		site.clock.set(CLOSED);
		const visitor = site.visitor();
		const opened = await visitor.api.daily.past.query({ day: "2026-10-02" });
		const frozen = { ...opened.rounds[0], game: "history" };
		await insertDeckIfMissing(site.db.kysely, {
			day: "2026-10-01",
			rounds: JSON.stringify([frozen]),
			created_at: 0,
		});
		const { decks } = await visitor.api.daily.archive.query({ month: "2026-10" });
		expect(decks).toHaveLength(31);
		expect(decks.at(-1)).toEqual({ day: "2026-10-01", number: 89, games: ["history"] });
		expect(decks.at(-2)?.games).toEqual(opened.games);
		// Another process has no deck in its cache.
		const onOtherSite = await site.another().visitor().api.daily.archive.query({ month: "2026-10" });
		expect(onOtherSite.decks).toEqual(decks);
		const { rounds } = await visitor.api.daily.past.query({ day: "2026-10-03" });
		expect(rounds.map(({ game }) => game)).toEqual(decks.at(-3)?.games);
	});
});
