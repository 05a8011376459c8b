import type { CardFace } from "@hilo/rules/play/card";
import { formatValue } from "@hilo/rules/play/format";
import type { GameId } from "@hilo/rules/play/games";
import type { CSSProperties } from "react";
import { ArtOf } from "./art/art.tsx";
import { CountUp } from "./count-up.tsx";
import "./half.css";

export interface HalfProps {
	game: GameId;
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
export function Half({ game, card, seat, value, verdict, measure, note, arrives }: HalfProps) {
	const letters = { "--letters": card.name.length, "--figures": figuresOf(game, value) } as CSSProperties;
	return (
		<article className="half" data-seat={seat} data-arrives={arrives || undefined} style={letters}>
			<ArtOf art={card.art} />
			<div className="half-title">
				<h2 className="half-name">{card.name}</h2>
				{card.detail && <p className="half-detail">{card.detail}</p>}
			</div>
			<p className="half-number" data-verdict={verdict} data-open={value === undefined || undefined}>
				<CountUp game={game} value={value} />
			</p>
			<div className="half-foot">
				<p className="half-measure">{measure}</p>
				<p className="half-note">{note}</p>
			</div>
		</article>
	);
}

function figuresOf(game: GameId, value: number | undefined): number {
	return value === undefined ? 1 : formatValue(game, value).length;
}
