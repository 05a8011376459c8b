import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Me } from "../../platform/session.ts";
import { trpc } from "../../platform/trpc.ts";
import { visibleGames } from "../site/visible-games.ts";
import { ClassicBoard } from "./classic-board.tsx";

/** The classic games' boards: one button a game, and the board of the chosen one. */
export function ClassicTab({ me }: { me: Me }) {
	const navigate = useNavigate();
	const { game: chosen } = useSearch({ from: "/leaderboard" });
	const { data } = trpc.site.gameStatus.useQuery(undefined, {
		meta: { fallback: "site/game-status-load-failed" },
	});
	const games = visibleGames(data);
	const shown = games.find(({ game }) => game.key === chosen) ?? games[0];
	if (!shown) return null;
	return (
		<section aria-labelledby="board" data-game={shown.game.id} className="mt-12">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h2 id="board" className="text-3xl md:text-4xl">
					{shown.game.boardName}
				</h2>
				<fieldset className="flex flex-wrap gap-2">
					<legend className="sr-only">Game</legend>
					{games.map(({ game }) => (
						<button
							key={game.id}
							type="button"
							aria-pressed={game === shown.game}
							className="press rounded-full border-2 border-edge px-4 py-2.5 font-bold aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
							onClick={() =>
								navigate({
									to: "/leaderboard",
									search: { game: game.key },
									replace: true,
									resetScroll: false,
								})
							}
						>
							{game.boardName}
						</button>
					))}
				</fieldset>
			</div>
			<ClassicBoard {...shown} me={me} />
		</section>
	);
}
