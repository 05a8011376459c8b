import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, useHydrated } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { useMe } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { HistoryMonth } from "../history/history-month.tsx";
import { OwnDecks, OwnDecksSkeleton } from "../history/own-decks.tsx";
import { ZoneSetting } from "../history/zone-setting.tsx";
import { JUST_FOR_FUN } from "../result/score-text.ts";
import { ARCHIVE_QUERY } from "./archive-query.ts";

const route = getRouteApi("/daily/archive/");

/** The decks that have closed everywhere, by month, with the player's scores and streak. */
export function ArchivePage() {
	const { month: wanted } = route.useSearch();
	const [archive] = trpc.daily.archive.useSuspenseQuery({ month: wanted }, ARCHIVE_QUERY);
	const me = useMe();
	// Visitors' pages are the same for all, so the browser asks for their decks.
	const history = trpc.daily.history.useQuery(
		{ month: archive.month },
		{ enabled: useHydrated(), placeholderData: keepPreviousData },
	);
	return (
		<div className="wide grid gap-8 pt-6 pb-14 md:pt-12">
			<header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
				<div className="grid gap-2">
					<h1 className="text-title leading-none">Past decks</h1>
					<p className="max-w-prose text-lg text-pretty text-muted">
						Play any of them, as often as you like. {JUST_FOR_FUN}
					</p>
				</div>
				<LinkButton to="/daily" activeOptions={{ exact: true }}>
					Today’s deck
				</LinkButton>
			</header>
			<div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
				<HistoryMonth archive={archive} days={history.data?.days ?? []} />
				<div className="grid grid-cols-1 content-start gap-10 md:gap-12">
					<QueryBoundary query={history} fallback={<OwnDecksSkeleton />}>
						{(own) => <OwnDecks history={own} />}
					</QueryBoundary>
					{me && <ZoneSetting />}
				</div>
			</div>
		</div>
	);
}
