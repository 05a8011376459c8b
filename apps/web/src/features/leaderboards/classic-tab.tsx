import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import type { GameKey } from "@hilo/rules/play/games";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { visibleGames } from "../play/visible-games.ts";
import { ClassicBoard } from "./classic-board.tsx";

/** The classic games' boards: one button a game, in the history game one a period too, and the board of the chosen one. */
export function ClassicTab({ me }: { me: Me }) {
	const navigate = useNavigate();
	const { game: chosen } = useSearch({ from: "/leaderboard" });
	const { data } = trpc.site.gameStatus.useQuery(undefined, {});
	const games = visibleGames(data);
	const shown = games.find(({ game }) => chosen && game.keys.includes(chosen)) ?? games[0];
	if (!shown) return null;
	const { game, route } = shown;
	const key = chosen && game.keys.includes(chosen) ? chosen : game.key;
	const choose = (key: GameKey) =>
		navigate({ to: "/leaderboard", search: { game: key }, replace: true, resetScroll: false });
	return (
		<section aria-labelledby="board" data-game={game.id} className="mt-12">
			<h2 id="board" className="text-3xl md:text-4xl">
				{game.boardName}
			</h2>
			<Choice
				name="Game"
				options={games.map((each) => ({ key: each.game.key, label: each.game.boardName }))}
				chosen={game.key}
				choose={choose}
			/>
			{game.id === "history" && (
				<Choice name="Time period" options={HISTORY_PERIODS} chosen={key} choose={choose} />
			)}
			<ClassicBoard boardKey={key} route={route} me={me} />
		</section>
	);
}

interface ChoiceProps {
	name: string;
	options: readonly { readonly key: GameKey; readonly label: string }[];
	chosen: GameKey;
	choose: (key: GameKey) => void;
}

/** Buttons of which one is pressed. */
function Choice({ name, options, chosen, choose }: ChoiceProps) {
	return (
		<fieldset className="mt-4 flex min-w-0 gap-2 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap md:gap-1.5">
			<legend className="sr-only">{name}</legend>
			{options.map(({ key, label }) => (
				<button
					key={key}
					type="button"
					aria-pressed={key === chosen}
					className="press shrink-0 rounded-full border-2 border-edge px-3.5 py-2 font-bold md:px-3 md:text-sm aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
					onClick={() => choose(key)}
				>
					{label}
				</button>
			))}
		</fieldset>
	);
}
