import { DECK_RUNS } from "../features/daily/deck-runs.ts";
import { DUEL_RUNS } from "../features/duels/duel-runs.ts";
import { LIVE_DUELS } from "../features/duels/live/live-runs.ts";
import { GAME_RUNS } from "../features/play/game-runs.ts";
import type { OpenRuns } from "../features/play/run-kind.ts";

/** Every kind of run that is open on the server. */
export const RUN_KINDS: readonly OpenRuns<unknown>[] = [GAME_RUNS, DECK_RUNS, LIVE_DUELS, DUEL_RUNS];
