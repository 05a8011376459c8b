import type { GameId } from "@hilo/rules/play/games";
import { useEffect, useState } from "react";
import { isNetworkError } from "../../../platform/api/is-network-error.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import type { DealtRun } from "../dealers/dealer.ts";
import { dealerErrorOf } from "../dealers/dealer-error.ts";
import type { Opening } from "../dealers/local-dealer.ts";
import type { GameKit } from "../game-kit.ts";
import type { Aside, PlayedVisit } from "../stage/game-over/aside.ts";
import { Stage } from "../stage/stage.tsx";
import { classicDealer } from "./classic-dealer.ts";
import { classicRules } from "./classic-rules.ts";
import { PLAY_FALLBACKS } from "./fallbacks.ts";
import { trackPlay } from "./track-play.ts";

/** How often loading a pool is retried: half a minute with the pauses. */
const POOL_RETRIES = 6;

/** Pools never change. */
const poolOptions = {
	staleTime: Number.POSITIVE_INFINITY,
	retry: (failures: number, error: unknown) => failures < POOL_RETRIES && isNetworkError(error),
} as const;

interface PracticeGameProps {
	game: GameId;
	opening: Opening & Omit<PlayedVisit, "game"> & { readonly poolId: string };
	kit: GameKit;
	takesFocus?: boolean;
	change?: (() => void) | undefined;
}

/** A visitor's run, dealt and judged by the browser. */
export function PracticeGame({ game, opening, kit, takesFocus = false, change }: PracticeGameProps) {
	const [rules] = useState(() => classicRules(game));
	const utils = trpc.useUtils();
	const { poolId } = opening;
	const [dealer] = useState(() =>
		classicDealer(game, opening, {
			pool: () =>
				utils.play.pool.fetch({ poolId }, poolOptions).catch((error) => {
					throw dealerErrorOf(error, PLAY_FALLBACKS[game]?.start);
				}),
			track: () => trackPlay(utils, game),
		}),
	);
	// Loaded now, so that no guess waits for it. A guess retries a failed load.
	useEffect(() => {
		utils.play.pool.prefetch({ poolId }, poolOptions);
	}, [utils, poolId]);
	const { filter, gameKey, feature, keepsScores } = opening;
	const visit = { game, filter, gameKey, feature, keepsScores };
	const aside: Aside = { kind: "account", visit };
	return (
		<Stage
			rules={rules}
			draw={kit.draw}
			dealer={dealer}
			run={firstRun(opening, rules.timerMs)}
			visitor
			takesFocus={takesFocus}
			aside={aside}
			change={change}
		/>
	);
}

function firstRun(opening: Opening, remainingMs: number | null): DealtRun {
	const { first, second, source, asOf, measure, unit } = opening;
	const asked = { first, second, source, asOf, measure, unit };
	return { ...asked, round: 1, startsInMs: 0, remainingMs, score: 0, best: 0 };
}
