import { getRouteApi } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ArchiveItem } from "./archive-item.tsx";
import { MonthNav } from "./month-nav.tsx";
import { useOwnScores } from "./own-scores.ts";
import { PAST } from "./past.ts";

const route = getRouteApi("/daily/archive/");

/** The decks that have closed everywhere, by month, newest first. */
export function ArchivePage() {
	const { month: asked } = route.useSearch();
	const [archive] = trpc.daily.archive.useSuspenseQuery({ month: asked }, PAST);
	const { month, decks } = archive;
	const scores = useOwnScores(month);
	return (
		<div className="wide grid gap-8 pt-8 pb-14 md:pt-12">
			<header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
				<div className="grid gap-3">
					<h1 className="text-title leading-none">Past decks</h1>
					<p className="max-w-prose text-lg text-pretty text-muted">
						Play any of them, as often as you like. They count for no board and no streak.
					</p>
				</div>
				<LinkButton to="/daily">Today’s deck</LinkButton>
			</header>
			<section aria-labelledby="month" className="grid gap-5">
				<MonthNav archive={archive} />
				{decks.length === 0 ? (
					<Empty title="None yet">The first deck comes here when its day is over everywhere.</Empty>
				) : (
					<ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
						{decks.map((deck) => (
							<ArchiveItem key={deck.day} deck={deck} score={scores.get(deck.day)} />
						))}
					</ol>
				)}
			</section>
		</div>
	);
}
