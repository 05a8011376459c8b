import type { GameId, GameKey } from "@hilo/rules/play/games";
import type { ReactNode } from "react";
import type { Earned } from "../../progression/announce-rewards.ts";
import type { Standing } from "../../progression/run-rewards.tsx";
import type { EndedRun } from "./ending.ts";

/** What the end of a run says beside the run itself: to a player what it brought, to a visitor what an account would bring. */
export type Aside =
	| { readonly kind: "rewards"; readonly earned: Earned; readonly before: Standing }
	| { readonly kind: "account"; readonly visit: PlayedVisit }
	| { readonly kind: "brought"; readonly gameKey: GameKey };

/** What stands at the end of a game's runs in place of what stands there otherwise. */
export interface OwnParts {
	/** In place of the link back home. */
	readonly home?: ReactNode;
	/** In place of the button that shares the score, and of a fact. */
	readonly below?: (run: EndedRun) => ReactNode;
}

/** What a visitor played, and where a score of it would be kept. */
export interface PlayedVisit {
	readonly game: GameId;
	readonly filter: string;
	readonly gameKey: GameKey;
	readonly feature: string | null;
	/** Whether the site takes a score that nobody judged. */
	readonly keepsScores: boolean;
}
