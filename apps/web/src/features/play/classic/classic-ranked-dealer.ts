import type { GameId } from "@hilo/rules/play/games";
import type { Api, TrpcUtils } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { handOver } from "../../progression/hand-over.ts";
import { visitScores } from "../../progression/visit-scores.ts";
import type { Dealer } from "../dealers/dealer.ts";
import { type RankedCalls, type RankedOptions, rankedDealer } from "../dealers/ranked-dealer.ts";
import { PLAY_FALLBACKS } from "./fallbacks.ts";
import { trackPlay } from "./track-play.ts";

/** Lets the server deal and judge a classic game. @param filter "" for none */
export function classicRankedDealer(
	game: GameId,
	filter: string,
	utils: TrpcUtils,
	options: RankedOptions,
): Dealer {
	bringAlong(utils);
	return rankedDealer(classicCalls(game, filter, utils), utils, options);
}

export function classicCalls(game: GameId, filter: string, { client }: Pick<Api, "client">): RankedCalls {
	return {
		start: (signal) => client.play.start.mutate({ game, filter }, { signal }),
		current: (signal) => client.play.current.query({ game }, { signal }),
		startFailure: PLAY_FALLBACKS[game]?.start,
		begun: () => trackPlay({ client }, game),
	};
}

/** Sends scores that could not be sent when the player signed up. */
async function bringAlong(utils: TrpcUtils): Promise<void> {
	const me = utils.me.get.getData()?.user;
	if (!me || !visitScores().some(({ owner }) => owner === me.id)) return;
	try {
		await handOver({ client: utils.client, utils }, me.id);
	} catch (error) {
		// The next game retries.
		logFailure("The scores of the visit were not handed over", error);
	}
}
