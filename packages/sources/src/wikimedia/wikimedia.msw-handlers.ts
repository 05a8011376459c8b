import { HttpResponse, http } from "msw/http";
import onThisDay from "./fixtures/on-this-day.json" with { type: "json" };
import { WIKIMEDIA_BASES } from "./wikimedia.client.ts";

type Entry = (typeof onThisDay.events)[number];

/** Answers the same events for every date, at both URLs, with page ids that differ by date. */
export function wikimediaHandlers() {
	return WIKIMEDIA_BASES.map((base) =>
		http.get<{ month: string; day: string }>(`${base}/onthisday/all/:month/:day`, ({ params }) => {
			const { month, day } = params;
			const shift = (Number(month) * 100 + Number(day)) * 100_000_000;
			return HttpResponse.json(dayOf(shift));
		}),
	);
}

function dayOf(shift: number) {
	const shifted = (entries: readonly Entry[]) =>
		entries.map((entry) => ({
			...entry,
			pages: entry.pages.map((page) => ({ ...page, pageid: page.pageid + shift })),
		}));
	return {
		...onThisDay,
		selected: shifted(onThisDay.selected),
		events: shifted(onThisDay.events),
		births: shifted(onThisDay.births),
		deaths: shifted(onThisDay.deaths),
	};
}
