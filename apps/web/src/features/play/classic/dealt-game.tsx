import type { GameId } from "@hilo/rules/play/games";
import type { Outputs } from "../../../platform/api/trpc.ts";
import type { GameKit } from "../game-kit.ts";
import { PracticeGame } from "./practice-game.tsx";
import { RankedGame } from "./ranked-game.tsx";

interface DealtGameProps {
	game: GameId;
	kit: GameKit;
	filter?: string;
	/** A visitor's first pair; null for a player. */
	opening: Outputs["play"]["opening"] | null;
	/** The player's open run; null to start one. */
	open: Outputs["play"]["current"];
	takesFocus?: boolean;
	change?: () => void;
}

/** For a visitor the browser deals and judges, for a player the server. */
export function DealtGame({ opening, open, filter = "", ...rest }: DealtGameProps) {
	return opening ? (
		<PracticeGame {...rest} opening={opening} />
	) : (
		<RankedGame {...rest} filter={filter} open={open} />
	);
}
