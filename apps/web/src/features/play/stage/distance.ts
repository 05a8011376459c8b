import type { StageCommon } from "./stage-state.ts";

/** A player whose high score is the next one to pass. */
export interface ScoreToPass {
	readonly username: string;
	readonly score: number;
}

/** From how many points away a score to reach is shown. */
const NEAR = 3;

/** "New best in 2", "3 to pass Maya", "New best"; null while nothing is near. */
export function distanceText(
	{ score, bestBefore }: Pick<StageCommon, "score" | "bestBefore">,
	toPass: ScoreToPass | null,
): string | null {
	const toBest = bestBefore + 1 - score;
	if (bestBefore > 0 && isNear(toBest)) return `New best in ${toBest}`;
	const toRival = toPass ? toPass.score + 1 - score : 0;
	if (toPass && isNear(toRival)) return `${toRival} to pass ${toPass.username}`;
	return bestBefore > 0 && score > bestBefore ? "New best" : null;
}

function isNear(distance: number): boolean {
	return distance > 0 && distance <= NEAR;
}
