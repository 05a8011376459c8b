import { CLASSIC_GAMES, type GameId, type GameKey, gameOfKey, SCORE_LABELS } from "@hilo/rules/play/games";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { GameIcon } from "../play/game-icon.tsx";

interface ScoreTileProps {
	gameKey: GameKey;
	score: number;
	/** The viewer's own, on a friend's profile. */
	viewerScore?: number | null;
	/** The filter of the score, if the game has filters. */
	filterLabel: string | null;
	/** The place on the game's board. */
	rank?: ReactNode;
	play: string;
}

/** Their labels don't say what is counted. */
const WITH_TITLE: readonly GameId[] = ["github", "reddit"];

export function ScoreTile({ gameKey, score, viewerScore = null, filterLabel, rank, play }: ScoreTileProps) {
	const game = gameOfKey(gameKey);
	const { title, route } = CLASSIC_GAMES[game];
	const label = SCORE_LABELS[gameKey];
	const under = [WITH_TITLE.includes(game) && title, filterLabel].filter(Boolean).join(" · ");
	return (
		<li
			data-game={game}
			className="flex items-center gap-4 rounded-lg bg-raise p-4 shadow-card sm:grid sm:grid-cols-[1fr_auto] sm:items-end sm:gap-x-3 sm:gap-y-1 md:p-5"
		>
			<div className="flex min-w-0 grow gap-2 sm:col-span-2 sm:self-start">
				<GameIcon game={game} className="mt-px size-5 stroke-2 text-accent" />
				<div className="min-w-0">
					<h3 className="text-lg leading-tight">{label}</h3>
					{under && <p className="text-xs leading-snug text-muted">{under}</p>}
					{rank && <p className="text-sm text-muted tabular-nums">{rank}</p>}
				</div>
			</div>
			<p className="flex shrink-0 items-baseline gap-x-2.5 tabular-nums max-sm:flex-col max-sm:items-end">
				<span className="font-display text-4xl leading-none font-extrabold text-accent sm:text-5xl">
					{score}
				</span>
				{viewerScore !== null && (
					<span className="text-sm text-muted">
						You {viewerScore > 0 ? <b className="text-lg text-ink">{viewerScore}</b> : "–"}
					</span>
				)}
			</p>
			<LinkButton
				kind="quiet"
				small
				to={route}
				aria-label={`${play}: ${label}`}
				className="whitespace-nowrap"
			>
				{play}
			</LinkButton>
		</li>
	);
}

export const TILE_GRID = "grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4";
