import type { GameId } from "@hilo/rules/play/games";
import { useEffect, useEffectEvent, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import type { StoredRun } from "../../progression/visit.ts";
import { PLAY_FALLBACKS } from "../stage/classic-rules.ts";
import { LoadingFailed, LoadingScreen } from "./loading-screen.tsx";
import { ReturnedRun } from "./returned-run.tsx";
import { StartForm } from "./start-form.tsx";
import type { StartScreen } from "./start-screens.ts";
import { useElapsed, useProgress } from "./use-progress.ts";

/** While `starting`, the items are loaded behind the start screen. `filter` is null before the first choice. */
type Step =
	| { readonly at: "choosing"; readonly filter: string | null }
	| { readonly at: "starting" | "loading"; readonly filter: string };

/** How long the start screen stays with a busy button before the loading screen. */
const BUSY_MS = 150;

interface StartFlowProps {
	game: GameId;
	screen: StartScreen;
	isVisitor: boolean;
	/** The last choice, which is preset; null for none. */
	before: string | null;
	/** The run before the player signed up, to show over the start screen. */
	returned?: StoredRun | null;
	closeReturned?: () => void;
	play: (chosen: Chosen) => void;
}

/** A game's start screen, then its loading screen. */
export function StartFlow(props: StartFlowProps) {
	const { game, screen, isVisitor, before, returned, closeReturned, play } = props;
	const [step, setStep] = useState<Step>({ at: "choosing", filter: before });
	const { at, filter } = step;
	const start = (chosen: string) => setStep({ at: "starting", filter: chosen });
	useEffect(() => {
		if (at !== "starting") return;
		const timer = setTimeout(
			() => setStep((last) => (last.at === "starting" ? { ...last, at: "loading" } : last)),
			BUSY_MS,
		);
		return () => clearTimeout(timer);
	}, [at]);
	return (
		<>
			{returned && closeReturned && (
				<ReturnedRun
					run={returned}
					again={() => {
						closeReturned();
						start(returned.filter);
					}}
					close={closeReturned}
				/>
			)}
			{at !== "loading" && (
				<StartForm game={game} screen={screen} start={start} chosen={filter} isBusy={at === "starting"} />
			)}
			{step.at !== "choosing" && (
				<Preparing
					game={game}
					screen={screen}
					filter={step.filter}
					isVisitor={isVisitor}
					isHidden={at === "starting"}
					play={play}
					goBack={() => setStep({ at: "choosing", filter })}
				/>
			)}
		</>
	);
}

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
function Preparing({ game, screen, filter, isVisitor, isHidden, play, goBack }: PreparingProps) {
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
