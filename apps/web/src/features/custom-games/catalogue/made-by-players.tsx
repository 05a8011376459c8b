import { Link } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { Section } from "../../../ui/section.tsx";
import { Tiles } from "../lists/game-lists.tsx";

/** Four public games on a visitor's home; nothing while there are none. */
export function MadeByPlayers() {
	const { data: games = [] } = trpc.customGames.showcase.useQuery();
	if (games.length === 0) return null;
	return (
		<Section
			title={games.some(({ creator }) => creator !== null) ? "Made by players" : "More games"}
			aside={
				<Link to="/games" className="link py-1 font-bold">
					All games
				</Link>
			}
		>
			<Tiles games={games} />
		</Section>
	);
}
