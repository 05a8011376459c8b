import { ERRORS } from "@hilo/rules/errors/errors";
import type { GameId } from "@hilo/rules/play/games";
import { useState } from "react";
import { classicRules } from "../classic-rules.ts";
import type { GameKit } from "../game-kit.ts";
import { StageGround } from "../stage-ground.tsx";
import { GameOver } from "./game-over.tsx";

const ENDING = {
	kind: "failed",
	title: "You’re signed out",
	problem: ERRORS["accounts/signed-out"].message,
} as const;

export interface SignedOutProps {
	game: GameId;
	kit: GameKit;
	/** Closed: the game goes on as a visitor's. */
	goOn: () => void;
}

/** In place of a player's game whose session has ended. Signing in leads back to it, and to the run that is open. */
export function SignedOut({ game, kit, goOn }: SignedOutProps) {
	const [rules] = useState(() => classicRules(game));
	return (
		<StageGround game={game}>
			<GameOver rules={rules} draw={kit.draw} ending={ENDING} dismiss={goOn} />
		</StageGround>
	);
}
