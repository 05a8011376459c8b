import { fitsIn } from "@hilo/rules/play/comparable";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { useState } from "react";
import { isNetworkError } from "../../../platform/api/errors.ts";
import { type Outputs, type TrpcUtils, trpc } from "../../../platform/api/trpc.ts";
import { asksNotToBeTracked } from "../../../platform/do-not-track.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { keepMissed } from "../../practice/visitor-pairs.ts";
import { visitBest } from "../../progression/visit.ts";
import { localDealer, runFromPool } from "../dealers/local-dealer.ts";
import { dealerErrorOf } from "../dealers/server-dealer.ts";
import { classicRules, PLAY_FALLBACKS } from "../stage/classic-rules.ts";
import type { Dealer, DealtRun } from "../stage/dealer.ts";
import { Stage } from "../stage/stage.tsx";
import { ClassicGameOver } from "./classic-game-over.tsx";

type Opening = Outputs["play"]["opening"];

/** How often loading a pool is retried: half a minute with the pauses. */
const POOL_RETRIES = 6;

/** Pools never change. */
const poolOptions = {
	staleTime: "static",
	retry: (failures: number, error: unknown) => failures < POOL_RETRIES && isNetworkError(error),
} as const;

interface VisitorRunProps {
	opening: Opening;
	takesFocus: boolean;
	change?: (() => void) | undefined;
}

/** A visitor's run, dealt and judged by the browser. */
export function VisitorRun({ opening, takesFocus, change }: VisitorRunProps) {
	const { game } = opening;
	const utils = trpc.useUtils();
	const [dealer] = useState(() => visitorDealer(opening, utils));
	return (
		<Stage
			rules={classicRules(game)}
			dealer={dealer}
			run={firstRun(opening)}
			isVisitor
			takesFocus={takesFocus}
			gameOver={(dialog) => <ClassicGameOver {...dialog} game={game} visited={opening} change={change} />}
		/>
	);
}

function visitorDealer(opening: Opening, utils: TrpcUtils): Dealer {
	const { game, gameKey, filter, poolId } = opening;
	let { seed } = opening;
	return localDealer({
		best: () => visitBest(gameKey),
		onAnswer(answer, round) {
			if (!answer.correct) keepMissed(round, { game, filter });
		},
		async deal() {
			const pool = await utils.play.pool.fetch({ poolId }, poolOptions).catch((error) => {
				throw dealerErrorOf(error, PLAY_FALLBACKS[game]?.start);
			});
			const run = runFromPool(pool, { ...CLASSIC_GAMES[game], seed, fits: fitsIn(game, pool) }, opening);
			trackPlay(utils.client, game);
			const origin = { poolId, seed };
			// The first run deals the page's pair.
			seed = String(Math.random());
			return { ...run, origin };
		},
	});
}

/** Reports a visitor's run, unless the browser asks not to be tracked. A failure is only logged. */
function trackPlay(client: TrpcUtils["client"], game: GameId): void {
	if (asksNotToBeTracked()) return;
	client.analytics.trackPlay.mutate({ game }).catch((error) => logFailure("Play tracking failed", error));
}

function firstRun(opening: Opening): DealtRun {
	const { first, second, source, asOf, sourceUrl, measure, unit, game } = opening;
	const asked = { first, second, source, asOf, ...(sourceUrl && { sourceUrl }), measure, unit };
	const { timerMs } = CLASSIC_GAMES[game];
	return { ...asked, round: 1, startsInMs: 0, remainingMs: timerMs, score: 0, best: 0, hidden: second.value };
}
