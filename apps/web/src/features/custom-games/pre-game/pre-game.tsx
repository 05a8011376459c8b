import { PLAY_ERRORS } from "@hilo/rules/play/play.errors";
import { useHydrated } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { Art } from "../../play/art/art.tsx";
import { tintOf } from "../card/tint.ts";
import type { GameView } from "../stage/view.ts";
import { About } from "./about.tsx";
import { Actions } from "./actions.tsx";
import { Figures } from "./figures.tsx";
import { TopScores } from "./top-scores.tsx";
import "../../../ui/rays.css";
import "../../play/stage/half.css";
import "../../play/classic/start.css";
import "./pre-game.css";

export interface PreGameProps {
	game: GameView;
	linkKey: string | undefined;
	isVisitor: boolean;
	openScore: number | null;
	/** Starts the game; null if it has too few items. */
	ready: (() => void) | null;
}

export function PreGame({ game, linkKey, isVisitor, openScore, ready }: PreGameProps) {
	const isAwake = useHydrated();
	return (
		<div className="pregame rays" data-tint={tintOf(game.id)}>
			<div className="pregame-about">
				<About game={game} />
				<Figures game={game} isVisitor={isVisitor} />
				<div className="pregame-shelf">
					{openScore !== null && (
						<p className="pregame-open">
							You have a run open, with a score of <strong>{openScore}</strong>.
						</p>
					)}
					{ready ? (
						<Button
							className="start-button min-h-15"
							onClick={ready}
							disabled={!isAwake}
							data-waking={!isAwake || undefined}
						>
							{openScore === null ? "Ready!" : "Continue"}
						</Button>
					) : (
						<p role="note" className="pregame-too-few">
							{PLAY_ERRORS["play/too-few-items"].message}
						</p>
					)}
					<Actions game={game} linkKey={linkKey} isVisitor={isVisitor} />
				</div>
			</div>
			<Duel cover={game.cover} />
			<TopScores game={game} />
		</div>
	);
}

function Duel({ cover }: Pick<GameView, "cover">) {
	return (
		<div className="start-duel pregame-duel" aria-hidden="true">
			{cover.slice(0, 2).map(({ id, name, imageUrl }) => (
				<figure key={id}>
					<Art art={{ kind: "item", name, ...(imageUrl && { imageUrl }) }} name={name} />
					<figcaption>{name}</figcaption>
				</figure>
			))}
			<Seam />
		</div>
	);
}
