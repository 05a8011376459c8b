import { barsOf, type GapPart, type GapScale, timelineOf } from "@hilo/rules/play/gap";
import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { countTo } from "../count-up.tsx";
import { gapOf } from "./stage-gap.ts";
import {
	colourOf,
	countUpMs,
	type Judged,
	type MovingOn,
	measureOf,
	type StageState,
} from "./stage-state.ts";
import "./gap.css";

/**
 * Between the cards after a guess: both numbers as bars, which grow with the number, and then the gap in words. The
 * stage's live region has the words for screen readers.
 */
export function Gap({ stage }: { stage: StageState }) {
	if (!isRevealed(stage)) return null;
	const scale = stage.rules.gapScale(stage.pair);
	const isCounting = !isCounted(stage);
	// A time line has nothing that grows.
	if (scale.kind === "year" && isCounting) return null;
	const words = gapOf(stage);
	const letters = words.map((part) => (typeof part === "string" ? part : part.name)).join("").length;
	return (
		<div
			className="gap"
			aria-hidden="true"
			key={`${stage.games} ${stage.pair.round}`}
			data-narrow={stage.pair.first.estimate || undefined}
			style={{ "--measure-letters": measureOf(stage).length } as CSSProperties}
		>
			<Picture revealed={stage} scale={scale} />
			<div
				className="gap-text"
				data-waits={isCounting || undefined}
				style={{ "--letters": letters } as CSSProperties}
			>
				<Words parts={words} />
			</div>
		</div>
	);
}

export function Words({ parts }: { parts: readonly GapPart[] }) {
	return parts.map((part) => (typeof part === "string" ? part : <bdi key={part.name}>{part.name}</bdi>));
}

type Revealed = Judged | MovingOn;

function isRevealed(stage: StageState): stage is Revealed {
	return "guess" in stage && "verdict" in stage;
}

function isCounted(stage: StageState): boolean {
	return stage.phase === "sliding" || colourOf(stage) !== undefined;
}

function Picture({ revealed, scale }: { revealed: Revealed; scale: GapScale }) {
	const known = revealed.pair.first.value;
	const hidden = revealed.verdict.value;
	if (scale.kind === "year") return <Timeline known={known} hidden={hidden} />;
	return <Bars known={known} hidden={hidden} from={revealed.rules.countUp.from} ms={countUpMs(revealed)} />;
}

interface BarsProps {
	known: number;
	hidden: number;
	from: (value: number) => number;
	ms: number;
}

/** The longer bar is always whole: while the number counts, the bars show no more than it does. */
function Bars({ known, hidden, from, ms }: BarsProps) {
	const bars = useRef<HTMLDivElement>(null);
	useLayoutEffect(
		() =>
			countTo({ value: hidden, from, ms }, (number) => {
				const shares = barsOf(known, number);
				bars.current?.style.setProperty("--known", String(shares.known));
				bars.current?.style.setProperty("--hidden", String(shares.hidden));
			}),
		[known, hidden, from, ms],
	);
	return (
		<div className="gap-bars" ref={bars}>
			<span />
			<span />
		</div>
	);
}

/** Both years between round ones. */
function Timeline({ known, hidden }: Pick<BarsProps, "known" | "hidden">) {
	const { from, to, ...at } = timelineOf(known, hidden);
	return (
		<div className="gap-years" style={{ "--known": at.known, "--hidden": at.hidden } as CSSProperties}>
			<span />
			<span />
			<small>{from}</small>
			<small>{to}</small>
		</div>
	);
}
