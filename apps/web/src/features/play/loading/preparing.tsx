import type { GameId } from "@hilo/rules/play/games";
import { type ComponentType, type ReactNode, useCallback, useEffect } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import type { LoadingProps } from "./loading-screens.tsx";
import { problemOf } from "./problem-of.ts";
import { useElapsed } from "./use-elapsed.ts";
import { useProgress } from "./use-progress.ts";

/** The loading screen stays at least so long: one that only flashes by is worse than none. */
const SEEN_AFTER_MS = 600;

/** What is at hand before the first card is dealt; the opening pair only for a visitor. */
export interface Prepared {
	readonly opening: Outputs["play"]["opening"] | null;
	readonly isLive: boolean;
}

interface PreparingProps {
	game: GameId;
	filter: string;
	isVisitor: boolean;
	/** Whether the screen takes its documented time after the items have come, or goes as soon as it has been seen. */
	lingers: boolean;
	/** Works unseen, while the start screen is still there. */
	isHidden: boolean;
	Loading: ComponentType<LoadingProps>;
	play: (prepared: Prepared) => void;
	failed: (message: string) => ReactNode;
}

/** Shows the loading screen until the chosen items can be dealt, then plays by itself. */
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
	// Asked for anew each time: a new game opens with a new pair.
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
