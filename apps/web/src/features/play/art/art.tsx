import { contrast } from "@hilo/rules/art/colour";
import { numbersFrom } from "@hilo/rules/art/drawing";
import { itemIcon } from "@hilo/rules/art/item-icon";
import { itemMark } from "@hilo/rules/custom-games/item-mark";
import type { PublicCard } from "@hilo/rules/play/card";
import type { CSSProperties, ReactNode } from "react";
import { useItemPicture } from "../../../platform/pictures.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Sleeve } from "./sleeve.tsx";
import "./art.css";

/** An item's picture over its drawing, which shows until the picture is loaded or if it fails. */
export function Art(props: DrawingProps) {
	const { art } = props;
	const itemPicture = useItemPicture({ name: "", ...art });
	const src = art.kind === "item" ? itemPicture : art.imageUrl;
	return <Drawing {...props}>{src && <Picture src={src} keepsPortraits />}</Drawing>;
}

interface DrawingProps {
	art: PublicCard["art"];
	/** Written on some drawings. */
	name?: string | undefined;
	/** The item's number once it is known, which colours some drawings. */
	value?: number | undefined;
	className?: string;
	/** Loads no file yet: before the fonts of a first screen, for example. */
	waits?: boolean;
	children?: ReactNode;
}

/**
 * An item's drawing, without its picture: a ground that fills any box, and a subject within `--subject`, an inset of it.
 * Nothing of it depends on the number that is guessed.
 */
export function Drawing({ art, name = "", value, className = "", waits = false, children }: DrawingProps) {
	return (
		<div className={`art ${className}`} data-kind={art.kind} style={coloursOf(art, value)} aria-hidden="true">
			{!(waits && WITH_FILE.includes(art.kind)) && <Scene art={art} name={name} />}
			{children}
		</div>
	);
}

const WITH_FILE: readonly string[] = [
	"repository",
	"flag",
	"subreddit",
	"poster",
	"weapon",
	"person",
	"emblem",
];

function Scene({ art, name }: { art: PublicCard["art"]; name: string }) {
	switch (art.kind) {
		case "repository":
			if (art.mark) return <Emblem file={`marks/${art.mark.name}`} />;
			return <Letters text={name.replace(/\W/g, "").slice(0, 2)} note={art.language} />;
		case "flag":
			return <Flag iso2={art.iso2} />;
		case "person":
			return (
				<>
					<Flag iso2={art.iso2} />
					<Emblem file={`icons/${art.icon}`} />
				</>
			);
		case "poster":
			return (
				<>
					<Emblem file={`icons/${art.icon}`} />
					<Year year={art.year} />
				</>
			);
		case "sleeve":
			return <Sleeve artist={art.artist} year={art.year} />;
		case "item":
			return <Item name={name || art.name} />;
		default:
			return <Emblem file={`icons/${art.icon}`} />;
	}
}

function Emblem({ file }: { file: string }) {
	return (
		<span className="art-subject">
			<span className="art-emblem" style={{ maskImage: `url(/${file}.svg)` }} />
		</span>
	);
}

function Flag({ iso2 }: { iso2: string }) {
	return <img src={`/flags/${iso2}.svg`} alt="" width="320" height="240" className="art-flag" />;
}

function Year({ year }: { year: number }) {
	const digits = String(year);
	return (
		<span className="art-year">
			<span>{digits.slice(0, 2)}</span>
			<span>{digits.slice(2)}</span>
		</span>
	);
}

function Letters({ text, note }: { text: string; note?: string }) {
	const size = [...text].length > 1 ? 58 : 72;
	const isNoted = note !== undefined;
	return (
		<span className="art-subject">
			<svg viewBox="0 0 100 100" className="art-letters" aria-hidden="true">
				<text x="50" y={isNoted ? 88 : 50 + size * 0.35} fontSize={isNoted ? 66 : size}>
					{text}
				</text>
				{isNoted && (
					<text x="50" y="24" fontSize={Math.min(24, 160 / note.length)}>
						{note}
					</text>
				)}
			</svg>
		</span>
	);
}

function Item({ name }: { name: string }) {
	const { letters, shapes } = itemMark(name);
	const icon = itemIcon(name);
	return (
		<>
			<svg
				viewBox="0 0 100 100"
				preserveAspectRatio="xMidYMid slice"
				className="art-ground"
				aria-hidden="true"
			>
				{shapes.map(({ d, fill }) => (
					<path key={d} d={d} fill={fill} />
				))}
			</svg>
			{icon === null ? <Letters text={letters} /> : <Emblem file={`icons/${icon}`} />}
		</>
	);
}

/** The usual hues of languages and genres. Others get one from their name. */
const HUES: Readonly<Record<string, number>> = {
	JavaScript: 95,
	TypeScript: 250,
	Python: 240,
	Ruby: 20,
	Go: 210,
	Rust: 45,
	"C++": 350,
	Swift: 40,
	Java: 60,
	PHP: 285,
	Markdown: 310,
	Action: 30,
	Adventure: 75,
	Animation: 330,
	Comedy: 95,
	Crime: 10,
	Documentary: 180,
	Drama: 280,
	Family: 130,
	Fantasy: 300,
	History: 60,
	Horror: 20,
	Music: 350,
	Mystery: 260,
	Romance: 0,
	"Science Fiction": 230,
	Thriller: 250,
	War: 110,
	Western: 50,
};

const hueOf = (name: string) => HUES[name] ?? numbersFrom(name)(360);

/** By the year's first two digits. */
const CENTURY_HUES: Readonly<Record<number, number>> = { 18: 60, 19: 25, 20: 200 };

function coloursOf(art: PublicCard["art"], value: number | undefined): CSSProperties {
	if (art.kind === "repository" && art.mark) return ofMark(art.mark.colour);
	if (art.kind === "item") {
		const { ground, ink } = itemMark(art.name);
		return { "--ground": ground, "--glow": ground, "--on-ground": ink } as CSSProperties;
	}
	const [hue, chroma] = hueAndChroma(art, value);
	return {
		"--ground": `light-dark(oklch(0.79 ${chroma} ${hue}), oklch(0.31 ${chroma} ${hue}))`,
		"--glow": `light-dark(oklch(0.93 ${chroma * 0.6} ${hue}), oklch(0.5 ${chroma * 1.2} ${hue}))`,
		"--on-ground": `light-dark(oklch(0.3 ${chroma} ${hue}), oklch(0.95 ${chroma * 0.4} ${hue}))`,
	} as CSSProperties;
}

function hueAndChroma(art: PublicCard["art"], value: number | undefined): [hue: number, chroma: number] {
	switch (art.kind) {
		case "repository":
			return [hueOf(art.language), 0.11];
		case "subreddit":
			return [hueOf(art.name), 0.11];
		case "poster":
			return [hueOf(art.genre), 0.11];
		case "sleeve":
			return [hueOf(art.artist), 0.12];
		// An event has its century's colour only once the year is known, because the colour is a hint.
		case "emblem": {
			const hue = value === undefined ? undefined : CENTURY_HUES[Math.floor(value / 100)];
			return hue === undefined ? [300, 0.02] : [hue, 0.09];
		}
		default:
			return [250, 0.035];
	}
}

/** On the mark's own colour it is white, or black where white would not be seen. */
function ofMark(colour: string): CSSProperties {
	const isBright = contrast(colour, "#ffffff") < 2.2;
	return {
		"--ground": `color-mix(in oklab, ${colour}, ${isBright ? "#fff 0%" : "#000 32%"})`,
		"--glow": `color-mix(in oklab, ${colour}, #fff ${isBright ? 35 : 14}%)`,
		"--on-ground": isBright ? "#141119" : "#fff",
	} as CSSProperties;
}
