import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CardView } from "../card/card-view.ts";
import { GameCard } from "../card/game-card.tsx";
import { useRemaining } from "../card/removal.ts";
import { Cards, WaitingCards } from "../lists/game-list.tsx";

export function FeaturedGames({ games }: { games: readonly CardView[] }) {
	const [first, ...rest] = useRemaining(games);
	if (!first) return null;
	return (
		<Section title="Featured">
			<ul>
				<GameCard game={first} isWide />
			</ul>
			{rest.length > 0 && (
				<div className="mt-4 lg:mt-5">
					<Cards games={rest} />
				</div>
			)}
		</Section>
	);
}

export function WaitingFeatured() {
	return (
		<Section title="Featured">
			<Skeleton className="h-104 rounded-lg md:rounded-xl lg:h-100" />
			<div className="mt-4 lg:mt-5">
				<WaitingCards count={3} />
			</div>
		</Section>
	);
}
