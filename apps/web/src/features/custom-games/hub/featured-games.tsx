import { Link } from "@tanstack/react-router";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CardView } from "../card/card-view.ts";
import { SmallArt } from "../card/cover-art.tsx";
import { GameCard } from "../card/game-card.tsx";
import { shortFacts } from "../card/game-facts.ts";
import { useRemaining } from "../card/removal.ts";
import { tintOf } from "../card/tint.ts";

const REST = "mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:mt-5 lg:grid-cols-3 lg:gap-4";

/** The games that were picked: one in full size, as wide as the page, and the others in short. */
export function FeaturedGames({ games }: { games: readonly CardView[] }) {
	const [first, ...rest] = useRemaining(games);
	if (!first) return null;
	return (
		<Section title="Featured">
			<ul>
				<GameCard game={first} isWide />
			</ul>
			{rest.length > 0 && (
				<ul className={REST}>
					{rest.map((game) => (
						<ShortCard key={game.id} game={game} />
					))}
				</ul>
			)}
		</Section>
	);
}

/** As high as what takes its place. */
export function WaitingFeatured() {
	return (
		<Section title="Featured">
			<Skeleton className="h-104 rounded-lg md:rounded-xl lg:h-92" />
			<Skeleton count={5} list={REST} className="h-18" />
		</Section>
	);
}

function ShortCard({ game }: { game: CardView }) {
	const { id, name, cover } = game;
	return (
		<li
			data-tint={tintOf(id)}
			className="relative flex min-h-18 items-center gap-3 rounded-md bg-raise p-2 shadow-card hover:bg-sunk"
		>
			<SmallArt cover={cover} />
			<div className="min-w-0">
				<Link
					to="/custom-game/$id"
					params={{ id }}
					aria-label={`Play: ${name}`}
					className="line-clamp-2 font-display text-lg leading-tight font-bold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md"
				>
					<bdi>{name}</bdi>
				</Link>
				<p className="text-sm text-muted tabular-nums">{shortFacts(game)}</p>
			</div>
		</li>
	);
}
