import { Link } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { visibleGames } from "../../../platform/visible-games.ts";
import { DailyCard } from "../../daily/card/daily-card.tsx";
import { CustomGamesCard } from "./custom-games-card.tsx";
import { GameCard } from "./game-card.tsx";
import { Hero } from "./hero.tsx";
import { HomeNews } from "./home-news.tsx";

export function HomePage() {
	const { data } = trpc.site.gameStatus.useQuery(undefined, {});
	const isVisitor = !useMe();
	const games = visibleGames(data);
	// Newcomers know countries best.
	const first = games.find(({ game }) => game.id === "country") ?? games[0];
	return (
		<div className="wide grid gap-9 pt-4 md:gap-24 md:pt-8">
			<div className="grid gap-7 md:gap-10">
				<DailyCard />
				<Hero play={first?.route} />
			</div>
			<section aria-labelledby="games">
				<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:mb-6">
					<h2 id="games" className="text-title">
						Pick your duel
					</h2>
					{isVisitor && (
						<Link to="/sign-in" className="link py-1 font-bold">
							Sign in to track your scores
						</Link>
					)}
				</div>
				<ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5">
					{games.map((visible) => (
						<GameCard key={visible.game.id} {...visible} />
					))}
					{!isVisitor && <CustomGamesCard />}
				</ul>
			</section>
			<HomeNews />
		</div>
	);
}
