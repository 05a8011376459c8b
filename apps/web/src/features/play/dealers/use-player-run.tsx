import type { GameId } from "@hilo/rules/play/games";
import { type MasteryStep, newStepOf } from "@hilo/rules/progression/levels";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type Outputs, type TrpcUtils, trpc } from "../../../platform/api/trpc.ts";
import { announceEarned, type Earned } from "../../progression/announce-rewards.ts";
import { type Rewards, RunRewards } from "../../progression/run-rewards.tsx";
import type { DealtRun } from "../stage/dealer.ts";
import type { StageProps } from "../stage/stage.tsx";
import { type ServerCalls, useServerDealer } from "./server-dealer.ts";

/** A run that the server knows by its id. */
export interface ServerRun extends DealtRun {
	readonly runId: string;
}

/** The calls that start a player's runs of one game. Guesses use the same calls in all games. */
export interface StartCalls extends Pick<ServerCalls, "startFailure"> {
	start(signal: AbortSignal): Promise<ServerRun>;
	current(signal: AbortSignal): Promise<ServerRun | null>;
}

interface PlayerRunOptions {
	/** The player's open run; null to start one. */
	open: ServerRun | null;
	callsOf: (utils: TrpcUtils) => StartCalls;
	onOver: () => void;
	/** Whose mastery grows; missing for a custom game. */
	game?: GameId;
}

type PlayerStage = Pick<StageProps, "dealer" | "isHeld" | "run" | "onOver"> & {
	/** What the run has earned, for the dialog at its end. */
	rewards: ReactNode;
	/** The step of mastery that it has reached; null if none. */
	newStep: MasteryStep | null;
};

/** A player's run of a classic or custom game. Its rewards are held until the stage has shown its end. */
export function usePlayerRun({ open, callsOf, onOver, game }: PlayerRunOptions): PlayerStage {
	const utils = trpc.useUtils();
	const [rewards, setRewards] = useState<Rewards | null>(null);
	const [newStep, setNewStep] = useState<MasteryStep | null>(null);
	const unannounced = useRef<Earned | null>(null);
	const hold = (earned: Earned, right: number) => {
		unannounced.current = earned;
		// The dialog at the end shows friends to challenge.
		utils.friends.list.prefetch();
		utils.duels.mine.prefetch();
		const before = utils.me.get.getData()?.user;
		setRewards(before ? { earned, before } : null);
		setNewStep(before && game ? newStepOf(before.rightAnswers[game], right) : null);
	};
	const stage = useServerDealer((utils) => playerCalls(utils.client, open, callsOf(utils), hold));
	const announce = useCallback(() => {
		if (unannounced.current) announceEarned(unannounced.current);
		unannounced.current = null;
	}, []);
	// The player may leave before the end is shown.
	useEffect(() => announce, [announce]);
	const over = () => {
		onOver();
		announce();
		utils.me.get.invalidate();
		utils.progression.invalidate();
		utils.leaderboards.invalidate();
		// Removed, or the leaderboard would open on the game before.
		utils.leaderboards.lastGame.reset();
	};
	return { ...stage, run: open, onOver: over, newStep, rewards: rewards && <RunRewards {...rewards} /> };
}

/** The calls of a run that the server knows by an id. */
export function playerCalls(
	{ play }: Pick<TrpcUtils["client"], "play">,
	open: ServerRun | null,
	{ start, current, startFailure }: StartCalls,
	onEarned: (earned: Earned, right: number) => void,
): ServerCalls {
	let runId = open?.runId ?? "";
	const judged = (verdict: Outputs["play"]["guess"]) => {
		if (verdict.earned) onEarned(verdict.earned, verdict.score);
		return verdict;
	};
	return {
		async start(signal) {
			const run = await start(signal);
			runId = run.runId;
			return run;
		},
		startFailure,
		async current(signal) {
			const run = await current(signal);
			if (run) runId = run.runId;
			return run;
		},
		guess: async (round, guess, signal) =>
			judged(await play.guess.mutate({ runId, round, guess }, { signal })),
	};
}
