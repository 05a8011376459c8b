import type { Tx } from "@hilo/db/open-database";
import { RESUME_MS } from "@hilo/rules/play/delays";
import type { Pools } from "./pools.ts";
import type { RunGames } from "./run-game.ts";
import type { OpenRuns } from "./sweep-runs.ts";

interface RunKinds {
	readonly games: RunGames;
	/** Every kind of run that is open on the server. */
	readonly kinds: readonly OpenRuns<unknown>[];
}

interface Play extends RunKinds {
	readonly pools: Pools;
	/** Restarts open rounds. Call it in the transaction that opens the site, at `now` in epoch ms. */
	resumePaused(tx: Tx, now: number): Promise<void>;
}

declare module "../../platform/context.ts" {
	interface Services {
		readonly play: Play;
	}
}

export function createPlay(pools: Pools, { games, kinds }: RunKinds): Play {
	return {
		pools,
		games,
		kinds,
		async resumePaused(tx, now) {
			// Once pages have had time to notice.
			for (const kind of kinds) await kind.restartClocks(tx, { now, at: now + RESUME_MS });
		},
	};
}
