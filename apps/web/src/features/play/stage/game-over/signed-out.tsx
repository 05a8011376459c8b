import { ERRORS } from "@hilo/rules/errors/errors";
import type { StageRules } from "../stage-rules.ts";
import { GameOver } from "./game-over.tsx";
import { StageGround } from "./stage-ground.tsx";

const ENDING = {
	kind: "failed",
	title: "You’re signed out",
	problem: ERRORS["accounts/signed-out"].message,
} as const;

interface SignedOutProps {
	rules: StageRules;
	/** Continues as a visitor. */
	goOn: () => void;
}

/** Replaces a player's game after the session has ended. Signing in returns to the open run. */
export function SignedOut({ rules, goOn }: SignedOutProps) {
	return (
		<StageGround rules={rules}>
			<GameOver rules={rules} ending={ENDING} dismiss={goOn} />
		</StageGround>
	);
}
