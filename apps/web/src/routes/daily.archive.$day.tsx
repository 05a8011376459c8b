import { monthOf } from "@hilo/rules/daily/days";
import { createFileRoute } from "@tanstack/react-router";
import { ARCHIVE_QUERY, NO_DECK_STATUSES } from "../features/daily/archive/archive-query.ts";
import { NoDeck } from "../features/daily/archive/no-deck.tsx";
import { PastPage } from "../features/daily/archive/past-page.tsx";
import { orNotFound } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/daily/archive/$day")({
	staticData: { stage: true, tabs: true },
	loader: async ({ context: { api }, params: { day } }) => {
		const deck = orNotFound(api.utils.daily.past.fetch({ day }, ARCHIVE_QUERY), NO_DECK_STATUSES);
		const [{ number }, { me }] = await Promise.all([deck, loadSession(api)]);
		if (me && import.meta.env.SSR) await api.utils.daily.history.prefetch({ month: monthOf(day) });
		return { number };
	},
	head: ({ loaderData, match: { status, context } }) =>
		pageHead(
			context.site,
			loaderData
				? `${context.site.name} ${loaderData.number}`
				: status === "error"
					? "Past deck"
					: "No such deck",
			"A daily deck of the past: ten rounds of countries, films, songs and more, with the numbers of its day.",
		),
	component: PastPage,
	notFoundComponent: NoDeck,
});
