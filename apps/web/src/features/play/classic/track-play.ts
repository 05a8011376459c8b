import type { GameId } from "@hilo/rules/play/games";
import type { Api } from "../../../platform/api/trpc.ts";
import { asksNotToBeTracked } from "../../../platform/do-not-track.ts";
import { logFailure } from "../../../platform/log-failure.ts";

/** Reports a started game, unless the browser asks not to be tracked. A failure is only logged. */
export function trackPlay(client: Api["client"], game: GameId): void {
	if (asksNotToBeTracked()) return;
	client.analytics.trackPlay.mutate({ game }).catch((error) => logFailure("Play tracking failed", error));
}
