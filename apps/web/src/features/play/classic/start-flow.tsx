import type { GameId } from "@hilo/rules/play/games";
import { useEffect, useState } from "react";
import type { StoredRun } from "../../progression/visit.ts";
import { type Chosen, Preparing } from "./preparing.tsx";
import { ReturnedRun } from "./returned-run.tsx";
import { StartForm } from "./start-form.tsx";
import type { StartScreen } from "./start-screens.ts";

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
