import { CLASSIC_GAMES, type GameKey, gameOfKey, gameTitle, SECOND_NAMES } from "@hilo/rules/play/games";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { GameIcon } from "../play/game-icon.tsx";

interface ScoreTileProps {
	gameKey: GameKey;
	score: number;
	/** The filter of the score, if the game has filters. */
	filterLabel: string | null;
	/** The place on the game's board. */
	rank?: ReactNode;
	play: string;
}

export function ScoreTile({ gameKey, score, filterLabel, rank, play }: ScoreTileProps) {
	const game = gameOfKey(gameKey);
	const title = gameTitle(gameKey);
	const secondName = SECOND_NAMES[gameKey];
	return (
		<li
			data-game={game}
			className="flex items-center gap-4 rounded-lg bg-raise p-4 shadow-card sm:grid sm:grid-cols-[1fr_auto] sm:items-end sm:gap-x-3 sm:gap-y-1 md:p-5"
		>
			<div className="min-w-0 grow justify-between gap-3 sm:col-span-2 sm:flex sm:items-baseline">
				<div className="flex min-w-0 gap-2">
					<GameIcon game={game} className="mt-px size-5 stroke-2 text-accent" />
					<div className="min-w-0">
						<h3 className="text-lg leading-tight">{title}</h3>
						{secondName !== title && <p className="text-xs text-muted">{secondName}</p>}
						{rank && <p className="text-sm text-muted tabular-nums">{rank}</p>}
					</div>
				</div>
				{filterLabel && <p className="truncate text-sm text-muted">{filterLabel}</p>}
			</div>
			<p className="font-display text-4xl leading-none font-extrabold text-accent tabular-nums sm:text-5xl">
				{score}
			</p>
			<LinkButton
				kind="quiet"
				small
				to={CLASSIC_GAMES[game].route}
				aria-label={`${play}: ${secondName === title ? title : `${secondName} (${title})`}`}
				className="whitespace-nowrap"
			>
				{play}
			</LinkButton>
		</li>
	);
}

export const TILE_GRID = "grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4";
