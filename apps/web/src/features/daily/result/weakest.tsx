import { weakestGame } from "@hilo/rules/daily/result";
import { trpc } from "../../../platform/api/trpc.ts";
import { visibleGames } from "../../../platform/visible-games.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { GameIcon } from "../../play/game-icon.tsx";
import type { DailyResultView } from "./score-text.ts";

type Played = Pick<DailyResultView, "games" | "marks">;

/** The weakest game of a deck under the site's name for it; null after a perfect deck, or if it can't be played. */
function useWeakest({ games, marks }: Played) {
	const { data } = trpc.site.gameStatus.useQuery();
	const part = weakestGame(games, marks);
	const shown = visibleGames(data).find(({ game }) => game.id === part?.game);
	return part && shown ? { ...part, name: shown.name, route: shown.route } : null;
}

/** "Hardest for you: Music 0 of 2", with a link to the game. */
export function Weakest(played: Played) {
	const weakest = useWeakest(played);
	if (!weakest) return null;
	const { game, name, route, right, rounds } = weakest;
	return (
		<p
			data-game={game}
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-raise p-4 wrap-anywhere shadow-card *:min-w-0"
		>
			<span className="flex items-center gap-2.5">
				<GameIcon game={game} className="size-6 shrink-0 stroke-2 text-accent" />
				<span className="min-w-0">
					Hardest for you: <strong>{name}</strong>{" "}
					<span className="whitespace-nowrap">
						{right} of {rounds}
					</span>
				</span>
			</span>
			<LinkButton kind="quiet" small to={route}>
				Play {name}
			</LinkButton>
		</p>
	);
}

/** What to do after a deck without a right answer. */
export function PlayWeakest(played: Played) {
	const weakest = useWeakest(played);
	if (!weakest) return null;
	return (
		<LinkButton to={weakest.route} wide>
			Play {weakest.name}
		</LinkButton>
	);
}
