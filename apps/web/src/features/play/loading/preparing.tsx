import type { GameId } from "@hilo/rules/play/games";
import { type ComponentType, type ReactNode, useCallback, useEffect } from "react";
import { errorText } from "../../../platform/error-text.ts";
import { type Outputs, trpc } from "../../../platform/trpc.ts";
import type { LoadingProps } from "./loading-screens.tsx";
import { useProgress } from "./use-progress.ts";

/** What is at hand before the first card is dealt; the opening pair only for a visitor. */
export interface Prepared {
	readonly opening: Outputs["play"]["opening"] | null;
	readonly isLive: boolean;
}

interface PreparingProps {
	game: GameId;
	filter: string;
	isVisitor: boolean;
	lingers: boolean;
	Loading: ComponentType<LoadingProps>;
	play: (prepared: Prepared) => void;
	failed: (message: string) => ReactNode;
}

/** Shows the loading screen until the chosen items can be dealt, then plays by itself. */
export function Preparing({ game, filter, isVisitor, lingers, Loading, play, failed }: PreparingProps) {
	// Asked for anew each time: a new game opens with a new pair.
	const fresh = { staleTime: 0, gcTime: 0, retry: false, meta: { fallback: "play/start-failed" } } as const;
	const prepared = trpc.play.prepare.useQuery({ game, filter }, fresh);
	const opening = trpc.play.opening.useQuery({ game, filter }, { ...fresh, enabled: isVisitor });
	const error = prepared.error ?? opening.error;
	const isReady = prepared.isFetchedAfterMount && prepared.isSuccess && (!isVisitor || opening.isSuccess);

	const [isLive, first] = [prepared.data?.isLive ?? false, opening.data ?? null];
	const start = useCallback(() => play({ isLive, opening: first }), [play, isLive, first]);
	const progress = useProgress(lingers && !error, isReady, start);
	useEffect(() => {
		if (isReady && !lingers) start();
	}, [isReady, lingers, start]);

	return error ? failed(errorText(error)) : <Loading progress={progress} />;
}
