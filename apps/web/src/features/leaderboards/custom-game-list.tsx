import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAddressSearch } from "../../ui/use-address-search.ts";
import { SmallArt } from "../custom-games/cover-art.tsx";
import { playsText, tintOf } from "../custom-games/game-view.ts";
import { BoardFailure, TimerBadge } from "./board-parts.tsx";
import { type BoardSearch, listInput } from "./leaderboard-search.ts";

type ListedGame = Outputs["leaderboards"]["customGames"]["games"][number];

export function useGameList(search: BoardSearch) {
	return trpc.leaderboards.customGames.useQuery(listInput(search), { placeholderData: keepPreviousData });
}

interface CustomGameListProps {
	search: BoardSearch;
	/** The game whose board is beside the list. */
	shown: string | undefined;
}

/** The games whose boards the player may read, most played first. Search and page are in the address. */
export function CustomGameList({ search, shown }: CustomGameListProps) {
	const navigate = useNavigate();
	const query = useGameList(search);
	const { data, isPlaceholderData } = query;
	const field = useAddressSearch(search.q ?? "", (text) =>
		navigate({
			to: "/leaderboard",
			search: { ...search, q: text || undefined, page: undefined },
			replace: true,
			resetScroll: false,
		}),
	);
	return (
		<>
			<search>
				<SearchField
					{...field}
					label="Search games"
					placeholder="Search games or creators"
					maxLength={MAX_SEARCH_LENGTH}
				/>
			</search>
			{data ? (
				<div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
					<Games games={data.games} search={search} shown={shown} />
					<Pages search={search} hasMore={data.hasMore} />
				</div>
			) : query.error ? (
				<BoardFailure query={query} />
			) : (
				<Skeleton count={8} className="h-16" list="mt-3 grid gap-1" />
			)}
		</>
	);
}

interface GamesProps extends Pick<CustomGameListProps, "search" | "shown"> {
	games: readonly ListedGame[];
}

function Games({ games, search, shown }: GamesProps) {
	if (games.length === 0)
		return (
			<p className="mt-6 text-center text-muted text-balance">
				{search.q ? `No games found for “${search.q}”.` : "There are no custom games yet."}
			</p>
		);
	return (
		<ul className="mt-3 grid grid-cols-1 gap-1 max-lg:-mx-3">
			{games.map(({ id, name, creatorName, timerSeconds, playCount, cover }) => (
				<li key={id}>
					<Link
						to="/leaderboard"
						search={{ ...search, game: id, sort: undefined }}
						resetScroll={false}
						activeOptions={{ exact: true, explicitUndefined: true }}
						aria-current={id === shown ? "true" : undefined}
						className="press flex min-h-16 items-center gap-3 rounded-md px-3 py-2 hover:bg-raise lg:current:bg-ink lg:current:text-paper"
					>
						<span data-tint={tintOf(id)}>
							<SmallArt cover={cover} />
						</span>
						<span className="min-w-0 grow">
							<span className="line-clamp-2 leading-tight font-bold text-balance wrap-anywhere">{name}</span>
							<span className="block truncate text-sm leading-snug opacity-80">
								by <bdi>{creatorName}</bdi>
							</span>
							<span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-snug tabular-nums">
								<span className="opacity-80">{playsText(playCount)}</span>
								<TimerBadge seconds={timerSeconds} />
							</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

function Pages({ search, hasMore }: { search: BoardSearch; hasMore: boolean }) {
	const { page = 1 } = search;
	const to = (page: number) =>
		({
			to: "/leaderboard",
			search: { ...search, page: page > 1 ? page : undefined },
			resetScroll: false,
		}) as const;
	if (page === 1 && !hasMore) return null;
	return (
		<nav aria-label="Pages" className="mt-4 flex gap-2">
			{page > 1 && (
				<LinkButton kind="quiet" small {...to(page - 1)}>
					Previous
				</LinkButton>
			)}
			{hasMore && (
				<LinkButton kind="quiet" small {...to(page + 1)} className="ml-auto">
					Next
				</LinkButton>
			)}
		</nav>
	);
}
