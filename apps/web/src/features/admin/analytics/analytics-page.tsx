import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { trpc } from "../../../platform/api/trpc.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { NoRows, QueryBoundary } from "../shell/list-states.tsx";
import { chosenOf, useFilters } from "../shell/use-filters.ts";
import { FiguresView } from "./figures-view.tsx";
import { RANGE_OPTIONS, rangeOf } from "./range.ts";
import { RangeBar } from "./range-bar.tsx";

export function AnalyticsPage() {
	const [search, filter] = useFilters();
	const choice = chosenOf(RANGE_OPTIONS, search.filter);
	const range = rangeOf(choice, search);
	const query = trpc.analytics.figures.useQuery(range ?? skipToken, { placeholderData: keepPreviousData });
	const settings = trpc.analytics.settings.useQuery();
	return (
		<AdminPage
			section="analytics"
			lead="Counted by day, without addresses or people. Whoever's browser asks not to be tracked is left out."
		>
			{settings.data?.analyticsEnabled === false && (
				<p className="rounded-md border-2 border-warn px-4 py-3 font-bold">
					Analytics is switched off in Settings: nothing is being counted.
				</p>
			)}
			<RangeBar choice={choice} search={search} filter={filter} />
			{range ? (
				<QueryBoundary query={query} waiting={<Waiting />}>
					{(figures) => <FiguresView figures={figures} />}
				</QueryBoundary>
			) : (
				<NoRows title="Which days?">Choose a first and a last day, at most 366 days apart.</NoRows>
			)}
		</AdminPage>
	);
}

function Waiting() {
	return (
		<>
			<span role="status" className="sr-only">
				Loading
			</span>
			<Skeleton
				count={6}
				className="h-24"
				list="grid gap-3 min-[24rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-6"
			/>
			<Skeleton count={2} className="h-96" list="grid gap-8" />
		</>
	);
}
