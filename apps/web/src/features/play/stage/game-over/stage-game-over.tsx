import type { StageState } from "../stage-state.ts";
import { endingOf } from "./ending.ts";
import { GameOver, type GameOverProps } from "./game-over.tsx";

export interface StageGameOverProps extends Omit<GameOverProps, "ending" | "rules"> {
	stage: StageState;
}

export function StageGameOver({ stage, ...rest }: StageGameOverProps) {
	const ending = endingOf(stage);
	return ending && <GameOver rules={stage.rules} ending={ending} {...rest} />;
}
