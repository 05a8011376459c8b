import { type ReactNode, useRef } from "react";
import { useSignInAddress } from "../../../../platform/sign-in-address.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { StageRules } from "../stage-rules.ts";
import { scored } from "../stage-words.ts";
import type { Ending } from "./ending.ts";
import { LastPair } from "./last-pair.tsx";
import { toneOf, wordsFor } from "./tone.ts";
import "./game-over.css";

export interface GameOverProps {
	rules: StageRules;
	ending: Ending;
	/** Missing if only signing in helps. */
	again?: () => void;
	/** Called on Escape; the stage stays as it is. */
	dismiss: () => void;
}

/** It scrolls if it does not fit, and fades at the bottom, so that a cut-off line does not look like the last one. */
const BODY =
	"grid min-h-0 flex-[0_1_auto] content-start gap-[0.85rem] overflow-x-hidden overflow-y-auto overscroll-contain px-5 pt-[0.4rem] pb-4 [mask-image:linear-gradient(to_top,transparent,#000_1rem)] short-wide:pt-[0.9rem] short-wide:pl-0 short-wide:text-left";

const BEST =
	"mb-3 inline-block -rotate-4 rounded-sm bg-accent px-4 py-[0.35rem] font-display text-[1.15rem]/[1.2] font-extrabold [word-spacing:0.15em] text-on-accent motion-safe:animate-[stamped_450ms_450ms_var(--ease-stage)_backwards] short:mb-[0.4rem] short:px-[0.7rem] short:py-[0.2rem] short:text-[0.95rem]";
const TITLE = "text-[1.6rem]/[1.15] short:text-[1.25rem]";
const SCORE =
	"block font-display text-[clamp(4.5rem,22vw,7.5rem)]/[0.95] font-extrabold text-ink tabular-nums motion-safe:animate-[badge-pops_450ms_150ms_var(--ease-stage)_backwards] short:text-[3.25rem]";

interface Parts {
	/** Returns to the start screen. */
	change?: (() => void) | undefined;
	/** Replaces the link to the home page. */
	home?: ReactNode;
	/** Shown above and below the last pair, but not after a failure. */
	above?: ReactNode;
	children?: ReactNode;
}

/** The end of a run, or its error. The focus is on the main button. */
export function GameOver(props: GameOverProps & Parts) {
	const { rules, ending, again, dismiss, change, home, above, children } = props;
	const againButton = useRef<HTMLButtonElement>(null);
	const signInLink = useRef<HTMLAnchorElement>(null);
	const { words } = rules;
	const run = ending.kind === "over" ? ending.run : null;
	const signIn = useSignInAddress();
	return (
		<Dialog
			className="over"
			// Over a start screen, no element around it has the game's colour.
			data-tint={rules.tint}
			data-tone={run ? toneOf(run) : undefined}
			aria-labelledby="over-title"
			aria-describedby="over-text over-tone"
			onClose={dismiss}
			focus={again ? againButton : signInLink}
		>
			<div className="over-head">
				{run?.newBest && <p className={BEST}>New best</p>}
				<Heading ending={ending} rules={rules} />
			</div>
			{run && (
				<div className={BODY}>
					<p
						id="over-tone"
						className="font-display text-[1.2rem]/[1.3] font-bold text-balance [word-spacing:0.08em]"
					>
						{wordsFor(run)}
					</p>
					{above}
					{run.missed && <LastPair missed={run.missed} rules={rules} />}
					{children}
				</div>
			)}
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
					<Button ref={againButton} onClick={again}>
						{words.again}
					</Button>
				) : (
					<LinkButton ref={signInLink} {...signIn}>
						Sign in
					</LinkButton>
				)}
			</div>
		</Dialog>
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
			<h2 id="over-title" className={TITLE}>
				{heading === scored(score) ? number : heading}
			</h2>
			<div id="over-text" className="leading-[1.4] text-pretty text-muted">
				{heading !== scored(score) && <p>{number}</p>}
				{ending.kind === "elsewhere" && <p>This game was finished in another tab.</p>}
			</div>
		</>
	);
}

/** Side by side; the text to copy by hand has the whole width. */
export function EndActions({ children }: { children: ReactNode }) {
	return (
		<div className="grid grid-cols-2 items-start gap-[0.6rem] [&>:has(textarea)]:col-span-full">
			{children}
		</div>
	);
}
