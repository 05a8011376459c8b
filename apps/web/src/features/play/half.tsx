import type { CardFace } from "@hilo/rules/play/card";
import type { CSSProperties } from "react";
import { ArtOf } from "./art/art.tsx";
import { CountUp } from "./count-up.tsx";
import type { GameKit } from "./game-kit.ts";
import { PreviewButton } from "./preview-button.tsx";
import type { StageRules } from "./stage-rules.ts";
import "./half.css";

/** A name with more letters than this stands in two lines. */
const ONE_LINE = 20;

export interface HalfProps extends Pick<StageRules, "format" | "countUp"> {
	draw: GameKit["draw"];
	card: CardFace;
	/** `gone` has slid off the stage. */
	seat: "first" | "second" | "gone";
	value: number | undefined;
	/** Whether the number has just turned out to be what was guessed. */
	verdict?: "right" | "wrong" | undefined;
	measure: string;
	/** Under the number: its source, or the question. */
	note: string;
	/** Slides in; the first pair is simply there. */
	arrives: boolean;
}

/** One half of the stage: the item, and its number or the place where it will stand. */
export function Half(props: HalfProps) {
	const { format, countUp, draw, card, seat, value, verdict, measure, note, arrives } = props;
	const figures = value === undefined ? 1 : format(value).length;
	const letters = { "--letters": lettersOf(card.name), "--figures": figures } as CSSProperties;
	return (
		<article className="half" data-seat={seat} data-arrives={arrives || undefined} style={letters}>
			<ArtOf art={card.art} value={value} draw={draw} />
			<div className="half-title">
				<h2 className="half-name" data-long={card.name.length > ONE_LINE || undefined}>
					{card.name}
					{card.previewUrl && <PreviewButton url={card.previewUrl} name={card.name} />}
				</h2>
				{card.detail && <p className="half-detail">{card.detail}</p>}
			</div>
			<p className="half-number" data-verdict={verdict} data-open={value === undefined || undefined}>
				<CountUp format={format} countUp={countUp} value={value} />
			</p>
			<div className="half-foot">
				<p className="half-measure">{measure}</p>
				<p className="half-note" key={note}>
					{note}
				</p>
			</div>
		</article>
	);
}

/** The letters of the longest line: a long name stands in two. */
function lettersOf(name: string): number {
	if (name.length <= ONE_LINE) return name.length;
	return Math.max(Math.ceil(name.length * 0.56), ...name.split(" ").map((word) => word.length));
}
