import type { GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import type { KeptRun } from "../progression/kept-run.ts";
import type { GameKit } from "./game-kit.ts";
import { Overlay } from "./game-over/overlay.slot.ts";
import { LoadingCode, LoadingFailed, type LoadingProps } from "./loading/loading-screens.tsx";
import { type Prepared, Preparing } from "./loading/preparing.tsx";
import { takeLocalNotice } from "./start/local-notice.ts";
import type { StartProps } from "./start/start-frame.tsx";
import { useKeptRun } from "./use-kept-run.ts";
import { usePlayer } from "./use-player.ts";
import { Waiting } from "./waiting.tsx";

/** The stage is fetched while the player chooses. */
const DealtGame = lazyIsland(
	() => import("./dealt-game.tsx"),
	(module) => module.DealtGame,
	{ Waiting: LoadingCode },
);

/** What a game with a start screen brings along. */
export interface FilteredKit extends GameKit {
	readonly Start: ComponentType<StartProps>;
	readonly Loading: ComponentType<LoadingProps>;
	/** Whether the loading screen takes its documented time, and does not vanish as soon as it can. */
	readonly lingers?: boolean;
	/** The way out of a loading error: back to the start screen, or anew. */
	readonly onError: { readonly label: string; readonly reloads: boolean };
	/** Shown where the numbers are not fetched but the site's own. */
	readonly localNotice?: string;
}

/** How long the start screen stays, its button busy, before the loading screen takes over. */
const BUSY_MS = 150;

/** While `starting`, the items are fetched already behind the start screen. `filter` is the choice, null before the first. */
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
}

/** The page of a game that asks first what to play. A run that a player has open goes on at once. */
export function FilteredGame({ game, kit }: FlowProps) {
	const { me, isSignedOut, goOn } = usePlayer();
	if (isSignedOut) return <Overlay game={game} kit={kit} goOn={goOn} />;
	return me ? (
		<ForPlayer key={me.id} game={game} kit={kit} userId={me.id} />
	) : (
		<Flow game={game} kit={kit} isVisitor before={null} />
	);
}

function ForPlayer({ game, kit, userId }: FlowProps & { userId: string }) {
	const [current] = trpc.play.current.useSuspenseQuery({ game }, { staleTime: Number.POSITIVE_INFINITY });
	// Only the run that came with the page. This query does not follow what is dealt from here on.
	const [open, setOpen] = useState<Outputs["play"]["current"]>(current);
	const isHydrated = useHydrated();
	const { kept, close } = useKeptRun(game, userId);
	// What the first render found says what is chosen there, also once it is closed.
	const [before] = useState(() => kept?.filter ?? null);
	if (!open) {
		return (
			<Flow
				game={game}
				kit={kit}
				isVisitor={false}
				before={current?.filter ?? before}
				kept={kept}
				closeKept={close}
			/>
		);
	}
	// The document has the styles of the start screen only.
	if (!isHydrated) return <Waiting game={game} />;
	return (
		<DealtGame
			game={game}
			kit={kit}
			filter={open.filter}
			opening={null}
			open={open}
			change={() => setOpen(null)}
		/>
	);
}

interface ChoosingFlowProps extends FlowProps {
	isVisitor: boolean;
	/** The choice of the run that the player has just left; null where there was none. */
	before: string | null;
	/** The run after which the player has signed up, to be shown over the start screen. */
	kept?: KeptRun | null;
	closeKept?: () => void;
}

const nothing = () => {};

function Flow({ game, kit, isVisitor, before, kept = null, closeKept = nothing }: ChoosingFlowProps) {
	const [step, setStep] = useState<Step>({ at: "choosing", filter: before });
	const { at, filter } = step;
	useEffect(() => {
		DealtGame.preload().catch(() => {});
	}, []);
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
