import type { GameId, GameKey } from "@hilo/rules/play/games";
import type { ReactNode } from "react";
import type { Earned } from "../../../progression/announce-rewards.ts";
import type { Standing } from "../../../progression/run-rewards.tsx";
import type { EndedRun } from "./ending.ts";

export type Aside =
	| { readonly kind: "rewards"; readonly earned: Earned; readonly before: Standing }
	| { readonly kind: "account"; readonly visit: PlayedVisit }
	| { readonly kind: "brought"; readonly gameKey: GameKey };

/** Parts that replace those of the game-over dialog. */
export interface OwnParts {
	readonly home?: ReactNode;
	/** Replaces the share button and the fact. */
	readonly below?: (run: EndedRun) => ReactNode;
}

export interface PlayedVisit {
	readonly game: GameId;
	readonly filter: string;
	readonly gameKey: GameKey;
	readonly feature: string | null;
	/** Whether the site accepts unverified scores. */
	readonly keepsScores: boolean;
}
