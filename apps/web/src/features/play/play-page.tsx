import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import { useCallback, useState } from "react";
import { useMe } from "../../platform/session.ts";
import { trpc } from "../../platform/trpc.ts";
import { lazyDealer, type Table } from "./dealer.ts";
import { explained } from "./explain.ts";
import type { Opening } from "./practice-dealer.ts";
import { Stage } from "./stage.tsx";

export function GithubGame() {
	return <PlayPage game="github" />;
}

export function CountryGame() {
	return <PlayPage game="country" />;
}

/** The page of a classic game: judged by the server for a player, by the browser for a visitor. */
function PlayPage({ game }: { game: GameId }) {
	const me = useMe();
	return me ? <Ranked key={me.id} game={game} /> : <Practice game={game} />;
}

/** What came with the page is where the run begins; from there on, the dealer says how it goes on. */
const asItCame = { staleTime: Number.POSITIVE_INFINITY, meta: { fallback: "play/start-failed" } } as const;

/** A pool never changes; where no answer came, it is asked for again. */
const poolOptions = {
	staleTime: Number.POSITIVE_INFINITY,
	retry: (_failures: number, error: unknown) => !(error instanceof TRPCClientError && error.data),
	meta: { fallback: "play/start-failed" },
} as const;

function Ranked({ game }: { game: GameId }) {
	const [current] = trpc.play.current.useSuspenseQuery({ game }, asItCame);
	const utils = trpc.useUtils();
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const { rankedDealer } = await import("./ranked-dealer.ts");
			return rankedDealer(game, utils, current?.runId ?? null);
		}),
	);
	const refresh = useCallback(() => {
		utils.accounts.me.invalidate();
		utils.leaderboards.invalidate();
	}, [utils]);
	return <Stage game={game} dealer={dealer} table={current} visitor={false} onOver={refresh} />;
}

function Practice({ game }: { game: GameId }) {
	const [opening] = trpc.play.opening.useSuspenseQuery({ game }, asItCame);
	const utils = trpc.useUtils();
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const pool = () =>
				utils.play.pool.fetch({ poolId: opening.poolId }, poolOptions).catch(async (error) => {
					throw await explained(error);
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
	return <Stage game={game} dealer={dealer} table={firstTable(opening, game)} visitor />;
}

function firstTable({ first, second, source, asOf, measure }: Opening, game: GameId): Table {
	const { timerMs } = CLASSIC_GAMES[game];
	const round = { round: 1, first, second, source, asOf, measure, startsInMs: 0, remainingMs: timerMs };
	return { ...round, score: 0, best: 0 };
}
