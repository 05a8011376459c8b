import type { GameId } from "@hilo/rules/play/games";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { KeptRun } from "../../progression/kept-run.ts";
import type { GameKit } from "../game-kit.ts";
import { Overlay } from "../stage/game-over/overlay.tsx";
import { DealtGame } from "./dealt-game.tsx";
import { LoadingFailed, type LoadingProps } from "./loading/loading-screens.tsx";
import { type Prepared, Preparing } from "./loading/preparing.tsx";
import { takeLocalNotice } from "./start/local-notice.ts";
import type { StartProps } from "./start/start-frame.tsx";

export interface FilteredKit extends GameKit {
	readonly Start: ComponentType<StartProps>;
	readonly Loading: ComponentType<LoadingProps>;
	/** Whether the loading screen stays for its documented time instead of disappearing when it can. */
	readonly lingers?: boolean;
	/** The button of a loading error. It goes back to the start screen or reloads the page. */
	readonly onError: { readonly label: string; readonly reloads: boolean };
	readonly localNotice?: string;
}

/** How long the start screen stays with a busy button before the loading screen. */
const BUSY_MS = 150;

/** While `starting`, the items are loaded behind the start screen. `filter` is null before the first choice. */
type Step =
	| { readonly at: "choosing"; readonly filter: string | null }
	| { readonly at: "starting" | "loading"; readonly filter: string }
	| {
			readonly at: "playing";
			readonly filter: string;
			readonly prepared: Prepared;
			readonly note: string | null;
	  };

interface FlowProps {
	game: GameId;
	kit: FilteredKit;
	isVisitor: boolean;
	/** The filter of the run that was just left, or null. */
	before: string | null;
	/** The run before the player signed up, to show over the start screen. */
	kept?: KeptRun | null;
	closeKept?: () => void;
}

const nothing = () => {};

export function ChoosingFlow({ game, kit, isVisitor, before, kept = null, closeKept = nothing }: FlowProps) {
	const [step, setStep] = useState<Step>({ at: "choosing", filter: before });
	const { at, filter } = step;
	const choose = useCallback(() => setStep(({ filter }) => ({ at: "choosing", filter })), []);
	const start = useCallback((chosen: string) => setStep({ at: "starting", filter: chosen }), []);
	const play = useCallback(
		(prepared: Prepared) => {
			const notice = prepared.isLive ? null : (kit.localNotice ?? null);
			const note = notice && takeLocalNotice() ? notice : null;
			setStep((last) =>
				last.filter === null ? last : { at: "playing", filter: last.filter, prepared, note },
			);
		},
		[kit.localNotice],
	);
	useEffect(() => {
		if (at !== "starting") return;
		const timer = setTimeout(
			() => setStep((last) => (last.at === "starting" ? { ...last, at: "loading" } : last)),
			BUSY_MS,
		);
		return () => clearTimeout(timer);
	}, [at]);

	if (step.at === "playing") {
		return (
			<>
				{step.note && (
					<p role="note" className="local-note">
						{step.note}
					</p>
				)}
				<DealtGame
					game={game}
					kit={kit}
					filter={step.filter}
					opening={step.prepared.opening}
					open={null}
					takesFocus
					change={choose}
				/>
			</>
		);
	}
	const { label, reloads } = kit.onError;
	return (
		<>
			{kept && (
				<Overlay
					kept={kept}
					kit={kit}
					again={() => {
						closeKept();
						start(kept.filter);
					}}
					close={closeKept}
				/>
			)}
			{at !== "loading" && (
				<kit.Start start={start} chosen={filter} isBusy={at === "starting"} draw={kit.draw} />
			)}
			{at !== "choosing" && filter !== null && (
				<Preparing
					game={game}
					filter={filter}
					isVisitor={isVisitor}
					lingers={kit.lingers ?? false}
					isHidden={at === "starting"}
					Loading={kit.Loading}
					play={play}
					failed={(message) => (
						<LoadingFailed
							message={message}
							label={label}
							onClick={reloads ? () => window.location.reload() : choose}
						/>
					)}
				/>
			)}
		</>
	);
}
