import { trpc } from "../../../platform/api/trpc.ts";
import { visibleGames } from "../../play/visible-games.ts";
import { FeatureBlurbs } from "./feature-blurbs.tsx";
import { GameCard } from "./game-card.tsx";
import { Hero } from "./hero.tsx";
import { RecentUpdates } from "./recent-updates.tsx";

export function HomePage() {
	const { data } = trpc.site.gameStatus.useQuery(undefined, {});
	const games = visibleGames(data);
	return (
		<div className="wide grid gap-20 pt-6 md:gap-28 md:pt-14">
			<Hero play={games[0]?.route} />
			<section aria-labelledby="games">
				<h2 id="games" className="mb-6 text-title">
					Pick your duel
				</h2>
				<ul className="grid gap-5 md:grid-cols-2 md:gap-8">
					{games.map((visible) => (
						<GameCard key={visible.game.id} {...visible} />
					))}
				</ul>
			</section>
			<FeatureBlurbs />
			<RecentUpdates />
		</div>
	);
}
