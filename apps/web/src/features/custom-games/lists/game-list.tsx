import type { ReactNode } from "react";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CardView } from "../card/card-view.ts";
import { GameCard } from "../card/game-card.tsx";
import { useRemaining } from "../card/removal.ts";

/** As many cards side by side as fit. */
const CARD_GRID = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

interface GameListProps {
	query: {
		readonly data: readonly CardView[] | undefined;
		readonly error: unknown;
		readonly isFetching: boolean;
		refetch(): unknown;
	};
	empty: ReactNode;
}

export function GameList({ query, empty }: GameListProps) {
	const games = useRemaining(query.data ?? []);
	if (query.data) return games.length > 0 ? <Cards games={games} /> : empty;
	if (query.error) return <LoadFailure query={query} />;
	return <WaitingCards count={3} />;
}

export function Cards({ games, after }: { games: readonly CardView[]; after?: ReactNode }) {
	return (
		<ul className={CARD_GRID}>
			{games.map((game) => (
				<GameCard key={game.id} game={game} />
			))}
			{after}
		</ul>
	);
}

/** As high as cards with a name of one line. */
export function WaitingCards({ count }: { count: number }) {
	return <Skeleton count={count} list={CARD_GRID} className="h-104 rounded-lg md:rounded-xl lg:h-112" />;
}
