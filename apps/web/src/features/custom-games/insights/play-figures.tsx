import { shareRight } from "@hilo/rules/custom-games/hardest-items";
import type { Outputs } from "../../../platform/api/trpc.ts";
import type { GameView } from "../stage/view.ts";

interface PlayFiguresProps {
	game: GameView;
	insights: Outputs["customGames"]["insights"];
}

export function PlayFigures({ game, insights: { plays, items, players } }: PlayFiguresProps) {
	const lately = plays.reduce((sum, day) => sum + day.plays, 0);
	const right = shareRight(items);
	const figures = [
		["Plays", game.playCount.toLocaleString("en-US")],
		["In 30 days", lately.toLocaleString("en-US")],
		["Players signed in", players.toLocaleString("en-US")],
		["Guessed right", right === null ? "–" : `${right} %`],
	] as const;
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
			{figures.map(([name, figure]) => (
				<div key={name} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-3">
					<dt className="text-muted">{name}</dt>
					<dd className="font-display text-4xl leading-none font-extrabold tabular-nums md:text-5xl">
						{figure}
					</dd>
				</div>
			))}
		</dl>
	);
}
