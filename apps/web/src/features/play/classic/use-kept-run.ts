import type { GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { type KeptRun, keptRun } from "../../progression/kept-run.ts";

/** The run before the player signed up, until it is closed. Null on a page that the server rendered. */
export function useKeptRun(game: GameId, userId: string): { kept: KeptRun | null; close: () => void } {
	const isHydrated = useHydrated();
	const [kept, setKept] = useState(() => (isHydrated ? keptRun(game, userId) : null));
	return { kept, close: () => setKept(null) };
}
