import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import { useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { lazyDealer, type Table } from "./dealer.ts";
import { explained } from "./explain.ts";
import type { GameKit } from "./game-kit.ts";
import type { Opening } from "./practice-dealer.ts";
import { Stage } from "./stage.tsx";

/** A pool never changes; where no answer came, it is asked for again. */
const poolOptions = {
	staleTime: Number.POSITIVE_INFINITY,
	retry: (_failures: number, error: unknown) => !(error instanceof TRPCClientError && error.data),
} as const;

interface PracticeProps {
	game: GameId;
	opening: Opening & { readonly poolId: string };
	kit: GameKit;
	/** Back to the start screen, in games that have one. */
	change?: (() => void) | undefined;
}

/** A run that the browser deals and judges, for a visitor. */
export function Practice({ game, opening, kit, change }: PracticeProps) {
	const utils = trpc.useUtils();
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const pool = () =>
				utils.play.pool.fetch({ poolId: opening.poolId }, poolOptions).catch((error) => {
					throw explained(error, game);
				});
			// Fetched at once, so that no guess has to wait for it; a guess asks again for one that failed.
			pool().catch(() => {});
			const { practiceDealer } = await import("./practice-dealer.ts");
			return practiceDealer(game, opening, {
				pool,
				seed: () => String(Math.random()),
				now: () => performance.now(),
				track: () => utils.client.analytics.trackPlay.mutate({ game }).catch(() => {}),
			});
		}),
	);
	return (
		<Stage game={game} kit={kit} dealer={dealer} table={firstTable(opening, game)} visitor change={change} />
	);
}

function firstTable({ first, second, source, asOf, measure }: Opening, game: GameId): Table {
	const { timerMs } = CLASSIC_GAMES[game];
	const round = { round: 1, first, second, source, asOf, measure, startsInMs: 0, remainingMs: timerMs };
	return { ...round, score: 0, best: 0 };
}
