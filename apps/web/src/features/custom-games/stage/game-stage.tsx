import type { RankedRun } from "../../play/ranked-dealer.ts";
import { type CustomStageProps, PlayerStage } from "./player-stage.tsx";
import { VisitorStage } from "./visitor-stage.tsx";

interface GameStageProps extends CustomStageProps {
	isVisitor: boolean;
	/** The run that a player has open; null to have one dealt. */
	open: RankedRun | null;
}

/** A custom game on the stage: dealt and judged by the browser for a visitor, by the server for a player. */
export function GameStage({ isVisitor, open, ...rest }: GameStageProps) {
	return isVisitor ? <VisitorStage {...rest} /> : <PlayerStage {...rest} open={open} />;
}
