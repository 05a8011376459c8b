import type { GameId } from "@hilo/rules/play/games";
import { type ComponentType, type ReactNode, useCallback, useEffect } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { PLAY_FALLBACKS } from "./classic-calls.ts";
import type { LoadingProps } from "./loading-screens.tsx";
import { useElapsed } from "./use-elapsed.ts";
import { useProgress } from "./use-progress.ts";

/** The least time of the loading screen, so that it does not flash. */
const SEEN_AFTER_MS = 600;

export interface Prepared {
	readonly opening: Outputs["play"]["opening"] | null;
	readonly isLive: boolean;
}

interface PreparingProps {
	game: GameId;
	filter: string;
	isVisitor: boolean;
	/** Whether the screen stays for its documented time after the items are loaded. */
	lingers: boolean;
	/** Loads behind the start screen. */
	isHidden: boolean;
	Loading: ComponentType<LoadingProps>;
	play: (prepared: Prepared) => void;
	failed: (message: string) => ReactNode;
}

export function Preparing({
	game,
	filter,
	isVisitor,
	lingers,
	isHidden,
	Loading,
	play,
	failed,
}: PreparingProps) {
	// Never cached, because a new game opens with a new pair.
	const fresh = {
		staleTime: 0,
		gcTime: 0,
		retry: false,
	} as const;
	const prepared = trpc.play.prepare.useQuery({ game, filter }, fresh);
	const opening = trpc.play.opening.useQuery({ game, filter }, { ...fresh, enabled: isVisitor });
	const error = prepared.error ?? opening.error;
	const problem = error && problemOf(game, error);
	const isReady = prepared.isFetchedAfterMount && prepared.isSuccess && (!isVisitor || opening.isSuccess);

	const [isLive, first] = [prepared.data?.isLive ?? false, opening.data ?? null];
	const start = useCallback(() => play({ isLive, opening: first }), [play, isLive, first]);
	const progress = useProgress(lingers && !error, isReady, start);
	const isSeen = useElapsed(SEEN_AFTER_MS);
	useEffect(() => {
		if (!lingers && isReady && isSeen) start();
	}, [lingers, isReady, isSeen, start]);

	if (isHidden) return null;
	return problem ? failed(problem) : <Loading progress={progress} />;
}

/** Completes texts that end with a colon if the server gave no reason. */
const NO_ANSWER = "the site did not answer.";

function problemOf(game: GameId, error: object): string {
	const text = errorText(error, PLAY_FALLBACKS[game]?.load);
	return text.endsWith(": ") ? text + NO_ANSWER : text;
}
