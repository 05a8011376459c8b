import type { GameId } from "@hilo/rules/play/games";
import type { Outputs } from "../../platform/api/trpc.ts";
import type { GameKit } from "./game-kit.ts";
import { PracticeGame } from "./practice-game.tsx";
import { RankedGame } from "./ranked-game.tsx";

interface DealtGameProps {
	game: GameId;
	kit: GameKit;
	/** What a player chose on the start screen; "" without one. */
	filter?: string;
	/** A visitor's first pair; null for a player. */
	opening: Outputs["play"]["opening"] | null;
	/** The run that a player has open; null to have one dealt. */
	open: Outputs["play"]["current"];
	/** Whether the player comes from the start screen. */
	takesFocus?: boolean;
	/** Back to the start screen, in games that have one. */
	change?: () => void;
}

/** A game on the stage: dealt and judged by the browser for a visitor, by the server for a player. */
export function DealtGame({ opening, open, filter = "", ...rest }: DealtGameProps) {
	return opening ? (
		<PracticeGame {...rest} opening={opening} />
	) : (
		<RankedGame {...rest} filter={filter} open={open} />
	);
}
