import type { Card } from "@hilo/rules/play/card";
import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { fitText } from "../../../platform/drawing/fit-text.ts";
import { coveringSide, itemGround } from "../../../platform/drawing/item-tile.ts";
import {
	CAPTION_WIDTH,
	type Faces,
	INK,
	MARGIN,
	MUTED,
	previewFrame,
	SIDE_HEIGHT,
	SIDE_WIDTH,
	shadeOf,
} from "../../../platform/drawing/preview-frame.ts";
import type { HardestRound } from "./hardest-round.ts";

interface DeckPicture extends HardestRound {
	readonly number: number;
}

const NAME_TRIES = [
	{ size: 64, lines: 1 },
	{ size: 52, lines: 1 },
	{ size: 46, lines: 2 },
	{ size: 38, lines: 3 },
	{ size: 34, lines: 4 },
] as const;
const FIGURE = 76;
const NAME_WIDTH = SIDE_WIDTH - 170;
/** Percent of right answers. */
const HARD = 50;

export function deckSvg({ number, round, right }: DeckPicture, faces: Faces): string {
	const { game, first, second, measure, unit } = round;
	const sides = [sideOf(first, formatValue(game, first.value, unit), faces), sideOf(second, "?", faces)];
	const isHard = right !== null && right < HARD;
	const title = isHard ? `Only ${right} % got this right` : "Yesterday’s hardest card";
	const { title: name, measure: usual } = CLASSIC_GAMES[game];
	const about = `${isHard ? "Yesterday’s hardest card · " : ""}Hilo ${number} · ${name}: ${measure ?? usual}`;
	return previewFrame({ sides, caption: caption(title, about, faces) }, faces);
}

function sideOf({ name, detail }: Card, figure: string, { display }: Faces): string {
	// The detail may distinguish items of one name, but there is no room for both.
	const drawable = display.drawable(name) ?? display.drawable(detail ?? "");
	const { size, lines } = fitText(display, drawable ?? "", { width: NAME_WIDTH, tries: NAME_TRIES });
	const foot = SIDE_HEIGHT - 44;
	const lettering = [...lines, figure].map((line, n) => {
		const isFigure = n === lines.length;
		const lettersSize = isFigure ? FIGURE : size;
		const above = isFigure ? 0 : FIGURE + 24 + (lines.length - 1 - n) * size * 1.08;
		return display.outlines(line, {
			x: (SIDE_WIDTH - display.width(line, lettersSize)) / 2,
			y: foot - above,
			size: lettersSize,
			ink: INK,
		});
	});
	return coveringSide(itemGround(name)) + shadeOf(SIDE_HEIGHT) + lettering.join("");
}

function caption(title: string, about: string, { display, text }: Faces): string {
	const width = CAPTION_WIDTH;
	const head = fitText(display, title, {
		width,
		tries: [
			{ size: 72, lines: 1 },
			{ size: 60, lines: 1 },
		],
	});
	const line = fitText(text, about, {
		width,
		tries: [
			{ size: 28, lines: 1 },
			{ size: 24, lines: 1 },
		],
	});
	return (
		display.outlines(head.lines[0] ?? "", { x: MARGIN, y: SIDE_HEIGHT + 110, size: head.size, ink: INK }) +
		text.outlines(line.lines[0] ?? "", { x: MARGIN, y: SIDE_HEIGHT + 164, size: line.size, ink: MUTED })
	);
}
