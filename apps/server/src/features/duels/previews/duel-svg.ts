import { avatarTint, initialsOf } from "@hilo/rules/users/initials";
import { TINTS } from "../../../platform/drawing/avatar-tints.ts";
import { fitText } from "../../../platform/drawing/fit-text.ts";
import {
	CAPTION_WIDTH,
	type Faces,
	INK,
	MARGIN,
	MUTED,
	previewFrame,
	SIDE_HEIGHT,
	SIDE_WIDTH,
} from "../../../platform/drawing/preview-frame.ts";
import type { Typeface } from "../../../platform/drawing/typeface.ts";

export interface DuelPicture {
	readonly challenger: string;
	readonly facts: readonly string[];
}

const GROUNDS = ["#2b2535", "#201b28"] as const;
const [MIDDLE, RADIUS] = [{ x: SIDE_WIDTH / 2, y: 160 }, 105];
const LETTERS = 92;
const NAME_TRIES = [
	{ size: 44, lines: 1 },
	{ size: 34, lines: 1 },
] as const;
const TITLE_TRIES = [
	{ size: 70, lines: 1 },
	{ size: 58, lines: 1 },
	{ size: 50, lines: 2 },
] as const;

/** All letters are drawn as outlines. */
export function duelSvg({ challenger, facts }: DuelPicture, faces: Faces): string {
	const { display } = faces;
	const name = display.drawable(challenger);
	const [ground, ink] = TINTS[avatarTint(challenger)] ?? TINTS[0];
	const one = disc(`fill="${ground}"`) + lettered(display.drawable(initialsOf(challenger)), ink, display);
	const other =
		disc(`fill="none" stroke="${MUTED}" stroke-width="6" stroke-dasharray="18 14"`) +
		lettered("?", MUTED, display);
	const sides = [groundOf(0) + one + named(name, display), groundOf(1) + other + named("You", display)];
	const title = name === null ? "You have been challenged" : `${name} challenges you`;
	return previewFrame({ sides, caption: caption(title, facts, faces) }, faces);
}

const groundOf = (side: 0 | 1) =>
	`<rect width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" fill="${GROUNDS[side]}"/>`;
const disc = (look: string) => `<circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="${RADIUS}" ${look}/>`;

function lettered(letters: string | null, ink: string, face: Typeface): string {
	if (letters === null) return "";
	const x = MIDDLE.x - face.width(letters, LETTERS) / 2;
	return face.outlines(letters, { x, y: MIDDLE.y + LETTERS * 0.35, size: LETTERS, ink });
}

function named(name: string | null, face: Typeface): string {
	if (name === null) return "";
	const { size, lines } = fitText(face, name, { width: SIDE_WIDTH - 100, tries: NAME_TRIES });
	const [line = ""] = lines;
	return face.outlines(line, { x: MIDDLE.x - face.width(line, size) / 2, y: 350, size, ink: INK });
}

function caption(title: string, facts: readonly string[], { display, text }: Faces): string {
	const head = fitText(display, title, { width: CAPTION_WIDTH, tries: TITLE_TRIES });
	const about = facts.flatMap((fact) => text.drawable(fact) ?? []).join(" · ");
	const below = fitText(text, about, { width: CAPTION_WIDTH, tries: [{ size: 28, lines: 1 }] });
	const leading = head.size * 1.04;
	const top = SIDE_HEIGHT + (head.lines.length > 1 ? 66 : 104);
	const lines = head.lines.map((line, n) =>
		display.outlines(line, { x: MARGIN, y: top + n * leading, size: head.size, ink: INK }),
	);
	const y = top + (head.lines.length - 1) * leading + 54;
	const [line = ""] = below.lines;
	return lines.join("") + text.outlines(line, { x: MARGIN, y, size: below.size, ink: MUTED });
}
