import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RowSection } from "../../../ui/section.tsx";
import { GameCard, GameTile } from "../card/game-card.tsx";
import { useRemainingGames } from "../card/game-dialogs.tsx";
import type { CatalogueSearch } from "../catalogue/catalogue-search.ts";
import type { CardView } from "../game-view.ts";

/** Rows of public games, by the order of the catalogue that they are the beginning of. */
export const PUBLIC_ROWS = [
	["trending", "Trending this week"],
	["new", "New this week"],
	["short", "Short games"],
] as const;

interface GameRowProps {
	title: string;
	games: readonly CardView[];
	/** The order that "See all" shows; without one there is no such link. */
	sort?: CatalogueSearch["sort"];
	before?: ReactNode;
}

export function GameRow({ title, games, sort, before }: GameRowProps) {
	const shown = useRemainingGames(games);
	if (shown.length === 0 && !before) return null;
	return (
		<RowSection
			title={title}
			before={before}
			aside={
				sort && (
					<Link
						to="/games"
						search={{ sort }}
						aria-label={`See all: ${title}`}
						className="link py-1 font-bold"
					>
						See all
					</Link>
				)
			}
		>
			{shown.map((game) => (
				<GameTile key={game.id} game={game} />
			))}
		</RowSection>
	);
}

/** The first is shown large. */
export function FeaturedGames({ games }: { games: readonly CardView[] }) {
	const [first, ...rest] = useRemainingGames(games);
	if (!first) return null;
	const large = (
		<ul className="mb-4 lg:mb-5">
			<GameCard game={first} isWide />
		</ul>
	);
	return <GameRow sort="featured" title="Featured" games={rest} before={large} />;
}
