import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import type { GameKey } from "@hilo/rules/play/games";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { Choice } from "../../ui/choice.tsx";
import { classicGames } from "../play/visible-games.ts";
import { ClassicBoard } from "./classic-board.tsx";

const PERIODS = HISTORY_PERIODS.map(({ key, label }) => ({ value: key, label }));

/** On a phone one row, from edge to edge, that can be pushed along. */
const CHIPS =
	"mt-4 flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1.5 md:flex-wrap md:gap-1.5 md:text-sm";

/** The classic games' boards: one button a game, in the history game one a period too, and the board of the chosen one. */
export function ClassicTab({ me }: { me: Me }) {
	const navigate = useNavigate();
	const { game: chosen } = useSearch({ from: "/leaderboard" });
	const { data } = trpc.site.gameStatus.useQuery(undefined, {});
	const games = classicGames(data);
	const shown = games.find(({ game }) => chosen && game.keys.includes(chosen)) ?? games[0];
	if (!shown) return null;
	const { game, route, isDisabled } = shown;
	const key = chosen && game.keys.includes(chosen) ? chosen : game.key;
	const choose = (key: GameKey) =>
		navigate({ to: "/leaderboard", search: { game: key }, replace: true, resetScroll: false });
	return (
		<section aria-labelledby="board" data-game={game.id} className="mt-12">
			<h2 id="board" className="text-3xl md:text-4xl">
				{game.boardName}
			</h2>
			<Choice
				legend="Game"
				isLegendHidden
				options={games.map((each) => ({ value: each.game.key, label: each.game.boardName }))}
				chosen={game.key}
				onChoose={choose}
				className={`${CHIPS} lg:grid lg:grid-cols-[repeat(4,max-content)]`}
			/>
			{game.id === "history" && (
				<Choice
					legend="Time period"
					isLegendHidden
					options={PERIODS}
					chosen={key}
					onChoose={choose}
					className={CHIPS}
				/>
			)}
			<ClassicBoard boardKey={key} route={isDisabled ? null : route} me={me} />
		</section>
	);
}
