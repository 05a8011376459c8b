import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { RowSection } from "../../ui/row-section.tsx";
import { GameTile } from "../custom-games/card/game-card.tsx";

type Game = Outputs["home"]["get"]["games"][number];

export function PlayersGames({ games }: { games: readonly Game[] }) {
	return (
		<RowSection
			title="Made by players"
			aside={
				<Link to="/custom-games" className="link py-1">
					Discover more
				</Link>
			}
		>
			{games.map((game) => (
				<GameTile key={game.id} game={game} />
			))}
		</RowSection>
	);
}
