import type { GameId } from "@hilo/rules/play/games";
import { useEffect, useEffectEvent } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { PLAY_FALLBACKS } from "./classic-calls.ts";
import { LoadingFailed, LoadingScreen } from "./loading-screen.tsx";
import type { StartScreen } from "./start-screens.ts";
import { useElapsed } from "./use-elapsed.ts";
import { useProgress } from "./use-progress.ts";

/** The least time of the loading screen, so that it does not flash. */
const SEEN_AFTER_MS = 600;

/** A choice whose items are loaded. */
export interface Chosen {
	readonly filter: string;
	/** A visitor's first pair; null for a player. */
	readonly opening: Outputs["play"]["opening"] | null;
}

interface PreparingProps {
	game: GameId;
	screen: StartScreen;
	filter: string;
	isVisitor: boolean;
	/** Loads behind the start screen. */
	isHidden: boolean;
	play: (chosen: Chosen) => void;
	/** Returns to the start screen. */
	goBack: () => void;
}

/** Loads a game's items behind its loading screen, which stays for its documented time if it lingers. */
export function Preparing({ game, screen, filter, isVisitor, isHidden, play, goBack }: PreparingProps) {
	const { loading, lingers = false, goesBackOnError } = screen;
	// Never cached, because a new game opens with a new pair.
	const fresh = { staleTime: 0, gcTime: 0, retry: false } as const;
	const prepared = trpc.play.prepare.useQuery({ game, filter }, fresh);
	const opening = trpc.play.opening.useQuery({ game, filter }, { ...fresh, enabled: isVisitor });
	const error = prepared.error ?? opening.error;
	const isReady = prepared.isFetchedAfterMount && prepared.isSuccess && (!isVisitor || opening.isSuccess);

	const start = () => play({ filter, opening: opening.data ?? null });
	const progress = useProgress(lingers && !error, isReady, start);
	const isSeen = useElapsed(SEEN_AFTER_MS);
	const onSeen = useEffectEvent(start);
	useEffect(() => {
		if (!lingers && isReady && isSeen) onSeen();
	}, [lingers, isReady, isSeen]);

	if (isHidden) return null;
	if (!error) return <LoadingScreen game={game} loading={loading} progress={lingers ? progress : null} />;
	return (
		<LoadingFailed
			message={problemOf(game, error)}
			label={goesBackOnError ? "Go Back" : "Try Again"}
			onClick={goesBackOnError ? goBack : () => window.location.reload()}
		/>
	);
}

/** Completes texts that end with a colon if the server gave no reason. */
const NO_ANSWER = "the site did not answer.";

function problemOf(game: GameId, error: object): string {
	const text = errorText(error, PLAY_FALLBACKS[game]?.load);
	return text.endsWith(": ") ? text + NO_ANSWER : text;
}
