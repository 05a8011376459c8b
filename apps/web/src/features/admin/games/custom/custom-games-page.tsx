import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "../../../../platform/api/trpc.ts";
import { Empty } from "../../../../ui/empty.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { ChoiceFilter, FilterBar, SearchFilter } from "../../shell/filter-bar.tsx";
import { QueryBoundary } from "../../shell/list-states.tsx";
import { Pager } from "../../shell/pager.tsx";
import { chosenOf, useFilters } from "../../shell/use-filters.ts";
import { GameQuestion, type Question } from "./game-question.tsx";
import { GamesTable } from "./games-table.tsx";
import { FILTERS, type GameFilter } from "./moderated-game.ts";
import { useGameActions } from "./use-game-actions.ts";

export function CustomGamesPage() {
	const [{ search = "", filter: asked, cursor }, change] = useFilters();
	const filter = chosenOf(FILTERS, asked);
	const query = trpc.moderation.games.useQuery(
		{ search, filter, cursor },
		{ placeholderData: keepPreviousData },
	);
	const [question, setQuestion] = useState<Question | null>(null);
	const list = useRef<HTMLDivElement>(null);
	// The row that had the focus may be removed.
	const actions = useGameActions(() => {
		setQuestion(null);
		requestAnimationFrame(() => list.current?.focus());
	});
	return (
		<AdminPage section="games" at="/admin/games/custom">
			<FilterBar>
				<SearchFilter
					label="Name, creator or link"
					value={search}
					onSearch={(search) => change({ search })}
				/>
				<ChoiceFilter
					label="Show"
					value={filter}
					options={FILTERS}
					onChoose={(filter) => change({ filter })}
				/>
			</FilterBar>
			{search !== "" && filter === "all" && (
				<p className="-mt-2 text-sm text-muted">
					Private and invite-only games are found by their creator or their link.
				</p>
			)}
			<QueryBoundary query={query}>
				{({ games, next }) => (
					<div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
						{games.length === 0 ? (
							<Empty title={search === "" ? EMPTY[filter] : "No game found"} />
						) : (
							<GamesTable games={games} filter={filter} actions={actions} ask={setQuestion} />
						)}
						<Pager of="games" cursor={cursor} next={next} />
					</div>
				)}
			</QueryBoundary>
			{question && <GameQuestion question={question} actions={actions} onClose={() => setQuestion(null)} />}
		</AdminPage>
	);
}

const EMPTY: Readonly<Record<GameFilter, string>> = {
	all: "No custom games yet",
	featured: "No game is featured",
	hidden: "No game is hidden",
	removed: "Nothing was removed in the last 30 days",
};
