import type { PublicCard } from "@hilo/rules/play/card";
import { PREVIEW_VOLUME } from "@hilo/rules/play/delays";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { RunBehind, ShownNumber } from "../../corrections/number-report.ts";
import { CountUp } from "../count-up.tsx";
import { HalfFacts, HalfSource } from "./half-source.tsx";
import type { StageRules } from "./stage-rules.ts";
import type { Pair } from "./stage-state.ts";
import "./half.css";

/** A longer name has two lines. */
const ONE_LINE = 20;
const ONE_LINE_DETAIL = 56;

export interface HalfProps extends Pick<Pair, "unit"> {
	rules: StageRules;
	card: PublicCard;
	/** Both cards of its pair. Side by side, their names have one size and one line. */
	pair: readonly PublicCard[];
	/** A card leaves from the first seat to `gone`, from the second to `off`. */
	seat: "first" | "second" | "gone" | "off";
	value: number | undefined;
	/** The number while it is a secret that the page knows. */
	hidden?: number | undefined;
	countUpMs: number;
	verdict?: "right" | "wrong" | undefined;
	measure: string;
	/** What is shown with the number; null until it has counted up. */
	shown: ShownNumber | null;
	behind: RunBehind;
	/** How it comes: with a new run, or under the cards that slide away. */
	arrives?: "fades" | "follows" | undefined;
	/** Whether it fades at the end of the run, because it has the smaller number. */
	fades: boolean;
}

export function Half(props: HalfProps) {
	const { rules, unit, card, seat, value, hidden, countUpMs, verdict, measure, arrives, fades } = props;
	const { format, spoken = format, countUp } = rules;
	const text = value === undefined ? "?" : format(value, unit);
	const exact = value === undefined ? text : spoken(value, unit);
	// Stays while the number counts up.
	const [early] = useState(hidden === undefined ? undefined : format(hidden, unit));
	const letters = {
		"--letters": lettersOf(card.name),
		"--pair-letters": Math.max(...props.pair.map(({ name }) => lettersOf(name))),
		"--characters": text.length,
	} as CSSProperties;
	return (
		<article
			className="half"
			data-seat={seat}
			data-arrives={arrives}
			data-fades={fades || undefined}
			style={letters}
			ref={keepFocus}
		>
			<div
				className="half-title"
				data-small={props.pair.some(({ name }) => name.length > ONE_LINE) || undefined}
				data-tall={props.pair.some(({ detail = "" }) => detail.length > ONE_LINE_DETAIL) || undefined}
			>
				<h2 className="half-name" data-long={card.name.length > ONE_LINE || undefined}>
					{card.name}
					{card.previewUrl && <PreviewButton url={card.previewUrl} name={card.name} />}
				</h2>
				{card.detail && <div className="half-detail">{card.detail}</div>}
			</div>
			<div
				className="half-number"
				data-verdict={verdict}
				data-open={value === undefined || undefined}
				data-early-number={early}
				style={{ "--early-characters": early?.length } as CSSProperties}
			>
				<span aria-hidden={exact !== text || undefined}>
					<CountUp format={format} unit={unit} from={countUp.from} ms={countUpMs} value={value} />
				</span>
				{exact !== text && <span className="sr-only">{exact}</span>}
			</div>
			{props.shown?.facts && <HalfFacts {...props.shown.facts} />}
			{/* The word "estimate" and the source appear with the number, without moving what it counts. */}
			<div className="half-foot">
				<div
					className="half-measure"
					data-long={(measure && measure.length > ONE_LINE) || undefined}
					key={measure}
				>
					{measure}
					{card.estimate && value !== undefined && <span className="half-estimate"> · estimate</span>}
				</div>
				{props.shown && <HalfSource number={props.shown} behind={props.behind} />}
			</div>
		</article>
	);
}

/** Moves the focus to the stage when a card with the focus leaves. */
function keepFocus(half: HTMLElement | null) {
	return () => {
		if (half?.contains(document.activeElement)) half.closest<HTMLElement>(".stage")?.focus();
	};
}

/** The letters of the longest line. */
function lettersOf(name: string): number {
	if (name.length <= ONE_LINE) return name.length;
	return Math.max(Math.ceil(name.length * 0.56), ...name.split(" ").map((word) => word.length));
}

function PreviewButton({ url, name }: { url: string; name: string }) {
	const sample = useRef<HTMLAudioElement | null>(null);
	const [isPlaying, setPlaying] = useState(false);
	useEffect(() => () => sample.current?.pause(), []);
	const toggle = () => {
		sample.current ??= sampleOf(url, setPlaying);
		if (isPlaying) sample.current.pause();
		else sample.current.play().catch(() => setPlaying(false));
	};
	const label = `${isPlaying ? "Stop" : "Play"} a preview of ${name}`;
	return (
		<button
			type="button"
			className="-my-2.5 ml-2 inline-grid size-11 place-items-center rounded-full bg-accent align-middle text-on-accent"
			onClick={toggle}
			aria-label={label}
		>
			<svg viewBox="0 0 10 10" aria-hidden="true" className="w-4">
				<path d={isPlaying ? "M2 1h2v8H2zM6 1h2v8H6z" : "M2 1l7 4-7 4z"} fill="currentColor" />
			</svg>
		</button>
	);
}

function sampleOf(url: string, tell: (isPlaying: boolean) => void): HTMLAudioElement {
	const sample = new Audio(url);
	sample.volume = PREVIEW_VOLUME;
	sample.onplay = () => tell(true);
	sample.onpause = () => tell(false);
	return sample;
}
