import { ERRORS } from "@hilo/rules/errors/errors";
import type { GameKit } from "../../game-kit.ts";
import { StageGround } from "../stage-ground.tsx";
import type { StageRules } from "../stage-rules.ts";
import { GameOver } from "./game-over.tsx";

const ENDING = {
	kind: "failed",
	title: "You’re signed out",
	problem: ERRORS["accounts/signed-out"].message,
} as const;

export interface SignedOutProps {
	rules: StageRules;
	draw: GameKit["draw"];
	goOn: () => void;
}

/** Replaces a player's game after the session has ended. Signing in returns to the open run. */
export function SignedOut({ rules, draw, goOn }: SignedOutProps) {
	return (
		<StageGround rules={rules}>
			<GameOver rules={rules} draw={draw} ending={ENDING} dismiss={goOn} />
		</StageGround>
	);
}
