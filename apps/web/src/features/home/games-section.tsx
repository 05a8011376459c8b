import type { ReactNode } from "react";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Section } from "../../ui/section.tsx";
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
		<Section title="Pick a game" aside={aside} className={className}>
			<ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5">
				{games.map((visible) => (
					<GameCard key={visible.game.id} {...visible} />
				))}
				{children}
			</ul>
		</Section>
	);
}
