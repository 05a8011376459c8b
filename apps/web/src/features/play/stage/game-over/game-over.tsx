import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useSignInAddress } from "../../../../platform/sign-in-address.ts";
import { Burst } from "../../../../ui/burst.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { StageRules } from "../stage-rules.ts";
import { scored } from "../stage-words.ts";
import type { Ending } from "./ending.ts";
import { LastPair } from "./last-pair.tsx";
import { strengthOf, toneOf, wordsFor } from "./tone.ts";
import "./game-over.css";

export interface GameOverProps {
	rules: StageRules;
	ending: Ending;
	/** False keeps the closed dialog as it is, to be opened again. */
	isOpen?: boolean;
	/** Missing if only signing in helps. */
	again?: () => void;
	/** Called on Escape; the stage stays as it is. */
	dismiss: () => void;
}

/** It scrolls if it does not fit, and fades at the bottom, so that a cut-off line does not look like the last one. */
const BODY =
	"grid min-h-0 flex-[0_1_auto] auto-rows-max grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-x-hidden overflow-y-auto overscroll-contain px-4 pt-3 pb-4 sm:px-5 [mask-image:linear-gradient(to_top,transparent,#000_1rem)] short-wide:pt-[0.9rem] short-wide:pl-0 short-wide:text-left";

const STAMP =
	"flex w-fit items-center gap-2 -rotate-4 rounded-sm bg-accent px-4 py-[0.35rem] font-display text-[1.15rem]/[1.2] not-only:px-2.5 not-only:text-[1rem]/[1.2] font-extrabold [word-spacing:0.15em] text-on-accent motion-safe:animate-[stamped_450ms_450ms_var(--ease-stage)_backwards] short:px-[0.7rem] short:py-[0.2rem] short:text-[0.95rem]";
/** When the dialog has arrived. */
const BURST_AFTER_MS = 350;
const TITLE = "text-[1.6rem]/[1.15] short:text-[1.25rem]";
/** A heading beside "You scored", above the number. */
const SCORE_TITLE = "inline text-[1.25rem]/[1.2] short:text-[1.1rem]";
const SCORE =
	"block font-display text-[clamp(4.5rem,22vw,7.5rem)]/[0.95] font-extrabold text-ink tabular-nums motion-safe:animate-[badge-pops_450ms_150ms_var(--ease-stage)_backwards] short:text-[3.25rem]";

interface Parts {
	/** Returns to the start screen. */
	change?: (() => void) | undefined;
	/** Replaces the link to the home page. */
	home?: ReactNode;
	/** These are shown for a run only, around the last pair: a challenge, what the run has earned, and the rest. */
	challenge?: ReactNode;
	above?: ReactNode;
	/** The new best leads the board. It may turn true late. */
	isFirst?: boolean;
	/** Beside "New best": what else the run has reached. */
	stamp?: ReactNode;
	children?: ReactNode;
}

/** The end of a run, or its error. The focus is on the main button. */
export function GameOver(props: GameOverProps & Parts) {
	const { rules, ending, isOpen = true, dismiss, challenge, above, isFirst = false, stamp, children } = props;
	const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
	const run = ending.kind === "over" ? ending.run : null;
	// A dialog that is opened again does not celebrate again.
	const [isNew, setNew] = useState(true);
	if (!isOpen && isNew) setNew(false);
	return (
		<Dialog
			className="over"
			// Over a start screen, no element around it has the game's colour.
			data-tint={rules.tint}
			data-tone={run ? toneOf(run) : undefined}
			data-strength={run ? strengthOf(run) : undefined}
			aria-labelledby="over-title"
			aria-describedby="over-text over-tone"
			isOpen={isOpen}
			onClose={dismiss}
			focus={main}
		>
			{run && isNew && strengthOf(run) > 0 && <Burst delayMs={BURST_AFTER_MS} />}
			<div className="over-head">
				{run && (stamp || run.newBest) && (
					<div className="mb-2.5 flex flex-wrap justify-center gap-x-2 gap-y-1 short:mb-[0.4rem]">
						{stamp && <p className={STAMP}>{stamp}</p>}
						{run.newBest && <p className={STAMP}>{isFirst ? "First place" : "New best"}</p>}
					</div>
				)}
				<Heading ending={ending} rules={rules} />
				{run && (
					<p
						id="over-tone"
						className="mt-1 font-display text-[1.2rem]/[1.3] font-bold text-balance [word-spacing:0.08em]"
					>
						{wordsFor(run)}
					</p>
				)}
			</div>
			{run && (
				<div className={BODY}>
					<div className="over-challenge contents">{challenge}</div>
					<div className="over-rewards contents">{above}</div>
					{run.missed && <LastPair missed={run.missed} rules={rules} />}
					{children}
				</div>
			)}
			<EndButtons {...props} main={main} isMain={run?.score === 0} />
		</Dialog>
	);
}

interface EndButtonsProps extends Pick<GameOverProps & Parts, "rules" | "again" | "change" | "home"> {
	main: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>;
	/** Without a point, another run is all that there is to do. */
	isMain: boolean;
}

function EndButtons({ rules: { words }, again, change, home, main, isMain }: EndButtonsProps) {
	const signIn = useSignInAddress();
	return (
		<div className="over-buttons">
			{home ?? (
				<LinkButton kind="quiet" to="/">
					{words.home}
				</LinkButton>
			)}
			{change && words.change && (
				<Button kind="quiet" onClick={change}>
					{words.change}
				</Button>
			)}
			{again ? (
				<Button ref={main} onClick={again} className={isMain ? "min-h-16! text-2xl!" : ""}>
					{words.again}
				</Button>
			) : (
				<LinkButton ref={main} {...signIn}>
					Sign in
				</LinkButton>
			)}
		</div>
	);
}

function Heading({ ending, rules: { words } }: Pick<GameOverProps, "ending" | "rules">) {
	if (ending.kind === "failed") {
		return (
			<>
				<h2 id="over-title" className={TITLE}>
					{ending.title ?? "That didn’t work"}
				</h2>
				<p id="over-text" className="mt-[0.6rem] text-[1.05rem]/[1.4] text-pretty text-muted">
					{ending.problem}
				</p>
			</>
		);
	}
	const score = ending.kind === "over" ? ending.run.score : ending.score;
	const heading = words.over(score);
	const number = (
		<>
			You scored <strong className={SCORE}>{score}</strong>
		</>
	);
	return (
		<>
			<h2 id="over-title" className={SCORE_TITLE}>
				{heading === scored(score) ? number : heading}
			</h2>{" "}
			<div id="over-text" className="inline leading-[1.4] text-pretty text-muted">
				{heading !== scored(score) && <p className="inline">{number}</p>}
				{ending.kind === "elsewhere" && <p>This game was finished in another tab.</p>}
			</div>
		</>
	);
}
