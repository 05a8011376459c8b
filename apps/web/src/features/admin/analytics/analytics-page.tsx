import type { StatisticsInput } from "@hilo/rules/analytics/analytics.schema";
import { MAX_RANGE_DAYS, RANGES } from "@hilo/rules/analytics/measures";
import { daysAfter, daysBetween } from "@hilo/rules/progression/site-day";
import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { trpc } from "../../../platform/api/trpc.ts";
import { Loading, QueryBoundary } from "../../../platform/query-boundary.tsx";
import { Empty } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { ChoiceFilter, DateFilter, FilterBar } from "../shell/filter-bar.tsx";
import { type AdminSearch, chosenOf, useFilters } from "../shell/filters.ts";
import { StatisticsView } from "./statistics-view.tsx";

export function AnalyticsPage() {
	const [search] = useFilters();
	const chosen = chosenOf(RANGE_OPTIONS, search.filter);
	const range = rangeOf(chosen, search);
	const query = trpc.analytics.statistics.useQuery(range ?? skipToken, { placeholderData: keepPreviousData });
	const settings = trpc.analytics.settings.useQuery();
	return (
		<AdminPage
			at="/admin/analytics"
			lead="Counted by day, without addresses or people. Browsers that ask not to be tracked are left out."
		>
			{settings.data?.analyticsEnabled === false && (
				<p className="rounded-md border-2 border-warn px-4 py-3 font-bold">
					Analytics is switched off in Settings: nothing is being counted.
				</p>
			)}
			<FilterBar>
				<ChoiceFilter
					label="Show"
					name="filter"
					options={RANGE_OPTIONS}
					alsoSet={(option) => (option === CUSTOM ? lastDays() : { from: "", to: "" })}
				/>
				{chosen === CUSTOM && (
					<>
						<DateFilter label="First day" name="from" />
						<DateFilter label="Last day" name="to" />
					</>
				)}
			</FilterBar>
			{range ? (
				<QueryBoundary
					query={query}
					fallback={
						<Loading>
							<Skeleton
								count={6}
								className="h-24"
								list="grid gap-3 min-[24rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-6"
							/>
							<Skeleton count={2} className="h-96" list="grid gap-8" />
						</Loading>
					}
				>
					{(statistics) => <StatisticsView statistics={statistics} />}
				</QueryBoundary>
			) : (
				<Empty title="Which days?">Choose a first and a last day, at most 366 days apart.</Empty>
			)}
		</AdminPage>
	);
}

const CUSTOM = "custom";

/** Values of the address. The first is the default. */
const RANGE_OPTIONS = [
	{ value: "30", label: "30 days" },
	{ value: "7", label: "7 days" },
	{ value: "90", label: "90 days" },
	{ value: CUSTOM, label: "Other days" },
] as const;

type RangeOption = (typeof RANGE_OPTIONS)[number]["value"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Null if the address names two days that are no range. */
function rangeOf(chosen: RangeOption, { from = "", to = "" }: AdminSearch): StatisticsInput | null {
	if (chosen !== CUSTOM) return { days: RANGES.find((days) => String(days) === chosen) ?? RANGES[1] };
	const isRange =
		[from, to].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day))) &&
		from <= to &&
		daysBetween(from, to) < MAX_RANGE_DAYS;
	return isRange ? { from, to } : null;
}

function lastDays(): { from: string; to: string } {
	const to = new Date().toISOString().slice(0, 10);
	return { from: daysAfter(to, 1 - RANGES[1]), to };
}
