import type { ReactNode } from "react";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { GameCard } from "./game-card.tsx";

interface GamesSectionProps {
	games: readonly VisibleGame[];
	/** Shown at the end of the heading's line. */
	aside?: ReactNode;
	/** More cards. */
	children?: ReactNode;
	className?: string;
}

export function GamesSection({ games, aside, children, className = "" }: GamesSectionProps) {
	return (
		<section aria-labelledby="games" className={className}>
			<div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id="games" className="text-3xl md:text-4xl">
					Pick a game
				</h2>
				{aside}
			</div>
			<ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5">
				{games.map((visible) => (
					<GameCard key={visible.game.id} {...visible} />
				))}
				{children}
			</ul>
		</section>
	);
}
