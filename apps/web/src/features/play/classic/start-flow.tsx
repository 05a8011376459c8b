import type { GameId } from "@hilo/rules/play/games";
import { useCallback, useEffect, useState } from "react";
import { storedValue } from "../../../platform/stored-value.ts";
import type { StoredRun } from "../../progression/visit.ts";
import { LoadingFailed } from "./loading-screens.tsx";
import { type Prepared, Preparing } from "./preparing.tsx";
import { ReturnedRun } from "./returned-run.tsx";
import type { StartScreen } from "./start-screens.tsx";

/** A choice whose items are loaded. */
export interface Chosen {
	readonly filter: string;
	/** A visitor's first pair; null for a player. */
	readonly opening: Prepared["opening"];
	/** A line to show above the stage. */
	readonly notice: string | null;
}

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
	const { Start, Loading, lingers = false, onError, localNotice } = screen;
	const [{ at, filter }, setStep] = useState<Step>({ at: "choosing", filter: before });
	const choose = () => setStep({ at: "choosing", filter });
	const start = (chosen: string) => setStep({ at: "starting", filter: chosen });
	const playPrepared = useCallback(
		({ opening, isLive }: Prepared) => {
			if (filter === null) return;
			const isTold = !isLive && localNotice !== undefined && takeLocalNotice();
			play({ filter, opening, notice: isTold ? localNotice : null });
		},
		[filter, localNotice, play],
	);
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
			{at !== "loading" && <Start start={start} chosen={filter} isBusy={at === "starting"} />}
			{at !== "choosing" && filter !== null && (
				<Preparing
					game={game}
					filter={filter}
					isVisitor={isVisitor}
					lingers={lingers}
					isHidden={at === "starting"}
					Loading={Loading}
					play={playPrepared}
					failed={(message) => (
						<LoadingFailed
							message={message}
							label={onError.label}
							onClick={onError.reloads ? () => window.location.reload() : choose}
						/>
					)}
				/>
			)}
		</>
	);
}

const wasTold = storedValue("tab", "told-of-local-data", (stored) => stored === true);

/** Whether to show a game's notice of local data: one time per session. */
function takeLocalNotice(): boolean {
	if (wasTold.read()) return false;
	wasTold.write(true);
	return true;
}
