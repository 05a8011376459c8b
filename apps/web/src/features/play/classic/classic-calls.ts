import type { GameId } from "@hilo/rules/play/games";
import type { Api } from "../../../platform/api/trpc.ts";
import type { PlayerRun, StartCalls } from "../dealers/use-player-run.tsx";
import { PLAY_FALLBACKS } from "./fallbacks.ts";
import { trackPlay } from "./track-play.ts";

/** The calls that start a player's runs of a classic game. @param filter "" for none */
export function classicCalls(
	client: Api["client"],
	game: GameId,
	filter: string,
	open: PlayerRun | null,
): StartCalls {
	let runId = open?.runId;
	return {
		async start(signal) {
			const run = await client.play.start.mutate({ game, filter }, { signal });
			// Continuing a run is not counted as a new game.
			if (run.runId !== runId) trackPlay(client, game);
			runId = run.runId;
			return run;
		},
		current: (signal) => client.play.current.query({ game }, { signal }),
		startFailure: PLAY_FALLBACKS[game]?.start,
	};
}
