import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { hasErrorCode } from "../../../platform/api/errors.ts";
import { type Outputs, type TrpcUtils, trpc } from "../../../platform/api/trpc.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { gameAddress } from "./game-address.ts";

type LatestRun = NonNullable<Outputs["play"]["latest"]>;

/** Runs that can't be played again, or not by this friend, are sent with the game's link instead of a challenge. */
const NO_CHALLENGE = ["duels/no-such-run", "duels/friend-without-access"] as const;

/** Returns a function that sends the player's last score as a challenge. */
export function useSendLastScore(friendId: string, send: (content: string) => void): () => Promise<void> {
	const utils = trpc.useUtils();
	return async () => {
		try {
			const run = await utils.client.play.latest.query();
			if (!run) toast("info", "Play a game first. Your score can be sent here then.");
			else send(`I got ${run.score}. Can you beat it?\n${await createDuelAddress(utils, run, friendId)}`);
		} catch (error) {
			toastFailure(error);
		}
	};
}

/** Of a duel of the run or, if there can be none, of its game. */
async function createDuelAddress(utils: TrpcUtils, run: LatestRun, friendId: string): Promise<string> {
	try {
		const source = { kind: "run", runId: run.runId } as const;
		const { id } = await utils.client.duels.create.mutate({ source, toUserId: friendId });
		utils.duels.mine.invalidate();
		return `${location.origin}/duel/${id}`;
	} catch (error) {
		if (!NO_CHALLENGE.some((code) => hasErrorCode(error, code))) throw error;
		return readGameAddress(utils, run);
	}
}

async function readGameAddress(utils: TrpcUtils, { game, customGameId }: LatestRun): Promise<string> {
	if (game !== "custom") return location.origin + CLASSIC_GAMES[game].route;
	return gameAddress(await utils.customGames.get.fetch({ id: customGameId ?? "" }));
}
