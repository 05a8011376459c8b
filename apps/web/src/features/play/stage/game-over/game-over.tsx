import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useSignInAddress } from "../../../../platform/sign-in-address.ts";
import { SignUpLink } from "../../../../platform/sign-up-offer.tsx";
import { Burst } from "../../../../ui/burst.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { StageRules } from "../stage-rules.ts";
import { type ScoreToPass, scored } from "../stage-words.ts";
import type { EndedRun, Ending } from "./ending.ts";
import { LastPair } from "./last-pair.tsx";
import { RunNumbers } from "./run-numbers.tsx";
import {
	bestStamp,
	distanceToBest,
	distanceToPass,
	GOOD_FROM,
	strengthOf,
	toneOf,
	wordsFor,
} from "./tone.ts";
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

/** When the dialog has arrived. */
const BURST_AFTER_MS = 350;
const TITLE = "text-[1.6rem]/[1.15] short:text-[1.25rem]";
/** A heading beside "You scored", above the number. */
const SCORE_TITLE = "inline text-[1.25rem]/[1.2] short:text-[1.1rem]";

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
	/** The player with the next better high score. */
	toPass?: ScoreToPass | null;
	/** Beside "New best": what else the run has reached. */
	stamp?: ReactNode;
	children?: ReactNode;
}

/** The end of a run, or its error. The focus is on the main button. */
export function GameOver(props: GameOverProps & Parts) {
	const { rules, ending, isOpen = true, dismiss, challenge, above, isFirst = false, stamp, children } = props;
	const { toPass = null } = props;
	const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
	const run = ending.kind === "over" ? ending.run : null;
	const ofBest = run && bestStamp(run, isFirst);
	const isLow = run !== null && run.score < GOOD_FROM;
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
			aria-describedby="over-text over-tone over-distance"
			isOpen={isOpen}
			onClose={dismiss}
			focus={main}
		>
			{run && isNew && strengthOf(run) > 0 && <Burst delayMs={BURST_AFTER_MS} />}
			<div className="over-head">
				{(stamp || ofBest) && (
					<div className="mb-2.5 flex flex-wrap justify-center gap-x-2 gap-y-1 short:mb-[0.4rem]">
						{stamp && <p className="over-stamp">{stamp}</p>}
						{ofBest && <p className="over-stamp">{ofBest}</p>}
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
				{run && <Distance run={run} toPass={toPass} />}
			</div>
			{run && (
				<div className="over-body">
					{!isLow && <div className="over-challenge contents">{challenge}</div>}
					<div className="over-rewards contents">{above}</div>
					{run.missed && <LastPair missed={run.missed} rules={rules} />}
					{isLow && <div className="over-challenge contents">{challenge}</div>}
					{children}
					{run.numbers && <RunNumbers numbers={run.numbers} />}
				</div>
			)}
			<EndButtons {...props} main={main} isMain={isLow} />
		</Dialog>
	);
}

/** "5 below your best · 8 to pass Maya". */
function Distance({ run, toPass }: { run: EndedRun; toPass: ScoreToPass | null }) {
	const ofBest = distanceToBest(run);
	return (
		<p id="over-distance" className="mt-0.5 text-[0.95rem]/[1.35] text-balance text-muted tabular-nums">
			{ofBest}
			{ofBest && toPass && " · "}
			{toPass && (
				<span>
					{distanceToPass(run.score, toPass)}
					<bdi>{toPass.username}</bdi>
				</span>
			)}
		</p>
	);
}

const MAIN = "[@media(min-height:42rem)]:min-h-16! [@media(min-height:42rem)]:text-2xl!";

interface EndButtonsProps extends Pick<GameOverProps & Parts, "rules" | "again" | "change" | "home"> {
	main: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>;
	/** After a few points another run is what there is to do. */
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
				<Button ref={main} onClick={again} className={isMain ? MAIN : ""}>
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
			You scored <strong className="over-score">{score}</strong>
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

/** Tells a visitor in a line what an account would keep. */
export function AccountOffer({ children }: { children: ReactNode }) {
	return (
		<aside className="text-[0.95rem]/[1.35] text-pretty">
			<p>
				<SignUpLink /> to keep your scores.
			</p>
			{children}
		</aside>
	);
}

/** Small print under the offer. */
export const SMALL = "text-[0.85rem] text-muted";

/** Shown if the site accepts judged runs only. */
export function NotSaved() {
	return <p className={SMALL}>Only runs played signed in count here, so this one won’t be saved.</p>;
}
