import type { GameId } from "@hilo/rules/play/games";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { ReactNode } from "react";
import { TINTS } from "./classic-rules.ts";
import "./stage.css";

interface StageGroundProps {
	game: GameId;
	children: ReactNode;
}

/** The stage without anything on it, behind a dialog. */
export function StageGround({ game, children }: StageGroundProps) {
	const { title } = CLASSIC_GAMES[game];
	return (
		<section className="stage" data-tint={TINTS[game]} aria-label={title}>
			<h1 className="sr-only">{title}</h1>
			<div className="stage-frame">
				<div className="stage-ground" />
			</div>
			{children}
		</section>
	);
}
