import { expect, it } from "vitest";
import { openWorld } from "../../testing/corrections.ts";
import { onAnyDatabase } from "../../testing/sites.ts";

const ABOUT = {
	kind: "classic",
	game: "country",
	custom_game_id: null,
	measure: "",
	item_name: "Gone",
} as const;
const REPORT_ROW = {
	...ABOUT,
	guest_id: null,
	shown: 1,
	text: "",
	better_source: "",
	wants_thanks: 0,
} as const;
const CORRECTION_ROW = {
	...ABOUT,
	unit: null,
	decision: "remove",
	before_value: 1,
	before_source: "",
	before_as_of: "2026-08",
	value: null,
	source: "",
	source_url: "",
	as_of: "",
	reason: "",
	is_in_force: 1,
	is_listed: 1,
} as const;

onAnyDatabase((openSite) => {
	it("continues the queue and the list on the next page", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const times = Array.from({ length: 31 }, (_, n) => n);
		await site.db.kysely
			.insertInto("number_reports")
			.values(
				times.map((n) => ({
					...REPORT_ROW,
					reporter_id: ada.id,
					id: `r-${n}`,
					item_id: `gone-${n}`,
					created_at: n,
				})),
			)
			.execute();
		const first = await root.api.corrections.queue.query({});
		expect(first.subjects.map(({ present, count }) => [present, count])).toEqual(Array(20).fill([null, 1]));
		const second = await root.api.corrections.queue.query({ cursor: first.next ?? undefined });
		expect([second.subjects.length, second.next, second.open]).toEqual([11, null, 31]);
		await site.db.kysely
			.insertInto("corrections")
			.values(times.map((n) => ({ ...CORRECTION_ROW, id: `c-${n}`, item_id: `gone-${n}`, decided_at: n })))
			.execute();
		const page = await ada.api.corrections.list.query({});
		expect(page.entries.map(({ id }) => id)).toEqual(
			times
				.toReversed()
				.slice(0, 30)
				.map((n) => `c-${n}`),
		);
		const rest = await ada.api.corrections.list.query({ cursor: page.next ?? undefined });
		expect(rest).toMatchObject({ entries: [{ id: "c-0" }], next: null });
	});
});
