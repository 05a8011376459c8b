import { trpc } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { visibleGames } from "../../platform/visible-games.ts";
import { PlayerHome } from "./player-home.tsx";
import { VisitorHome } from "./visitor-home.tsx";

export function HomePage() {
	const { data } = trpc.site.gameStatus.useQuery();
	const me = useMe();
	const games = visibleGames(data);
	return me ? <PlayerHome me={me} games={games} /> : <VisitorHome games={games} />;
}
