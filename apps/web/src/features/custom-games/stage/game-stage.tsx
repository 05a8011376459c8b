import type { RankedRun } from "../../play/dealers/ranked-dealer.ts";
import { type CustomStageProps, PlayerStage } from "./player-stage.tsx";
import { VisitorStage } from "./visitor-stage.tsx";

interface GameStageProps extends CustomStageProps {
	isVisitor: boolean;
	/** The player's open run; null to start one. */
	open: RankedRun | null;
}

/** For a visitor the browser deals and judges, for a player the server. */
export function GameStage({ isVisitor, open, ...rest }: GameStageProps) {
	return isVisitor ? <VisitorStage {...rest} /> : <PlayerStage {...rest} open={open} />;
}
