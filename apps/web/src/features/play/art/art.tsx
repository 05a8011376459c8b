import { contrast } from "@hilo/rules/art/colour";
import { numbersFrom } from "@hilo/rules/art/drawing";
import { itemIcon } from "@hilo/rules/art/item-icon";
import { itemMark } from "@hilo/rules/custom-games/item-mark";
import type { PublicCard } from "@hilo/rules/play/card";
import { type CSSProperties, memo, type ReactNode } from "react";
import { useItemPicture } from "../../../platform/pictures.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Code } from "./code.tsx";
import { PosterScene, posterColours } from "./poster.tsx";
import { Sleeve } from "./sleeve.tsx";
import "./art.css";
import { addressOf } from "../../../ui/base-path.ts";

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
	/** Loads its flag only near the view. */
	isLazy?: boolean;
	children?: ReactNode;
}

/**
 * An item's drawing, without its picture: a ground that fills any box, and a subject within `--subject`, an inset of it.
 * Nothing of it depends on the number that is guessed.
 */
export function Drawing({ art, name = "", value, className = "", isLazy = false, children }: DrawingProps) {
	return (
		<div
			className={`art ${className}`}
			data-kind={art.kind}
			data-marked={(art.kind === "repository" && art.mark !== undefined) || undefined}
			style={coloursOf(art, name, value)}
			aria-hidden="true"
		>
			<Scene art={art} name={name} isLazy={isLazy} />
			{children}
		</div>
	);
}

/** The drawing of a custom game's item, as large as its box. Lists have hundreds. */
export const ItemTile = memo(function ItemTile({ name }: { name: string }) {
	return <Drawing art={{ kind: "item", name }} name={name} className="size-full" />;
});

function Scene({ art, name, isLazy }: { art: PublicCard["art"]; name: string; isLazy: boolean }) {
	switch (art.kind) {
		case "repository":
			if (art.mark) return <Emblem file={`marks/${art.mark.name}`} />;
			return <Code language={art.language} name={name} />;
		case "flag":
			return <Flag iso2={art.iso2} isLazy={isLazy} />;
		case "person":
			return (
				<>
					<Flag iso2={art.iso2} isLazy={isLazy} />
					<Emblem file={`icons/${art.icon}`} />
				</>
			);
		case "poster":
			return (
				<>
					<PosterScene genre={art.genre} title={name} />
					<Emblem file={`icons/${art.icon}`} />
					<span className="art-year">{art.year}</span>
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
			<span className="art-emblem" style={{ maskImage: `url(${addressOf(`/${file}.svg`)})` }} />
		</span>
	);
}

function Flag({ iso2, isLazy }: { iso2: string; isLazy: boolean }) {
	return (
		<img
			src={addressOf(`/flags/${iso2}.svg`)}
			alt=""
			width="320"
			height="240"
			loading={isLazy ? "lazy" : "eager"}
			className="art-flag"
		/>
	);
}

function Letters({ text }: { text: string }) {
	const size = [...text].length > 1 ? 58 : 72;
	return (
		<span className="art-subject">
			<svg viewBox="0 0 100 100" className="art-letters" aria-hidden="true">
				<text x="50" y={50 + size * 0.35} fontSize={size}>
					{text}
				</text>
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

/** The usual hues of languages. Others get one from their name. */
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
};

const hueOf = (name: string) => HUES[name] ?? numbersFrom(name)(360);

/** By the year's first two digits. */
const CENTURY_HUES: Readonly<Record<number, number>> = { 18: 60, 19: 25, 20: 200 };

function coloursOf(art: PublicCard["art"], name: string, value: number | undefined): CSSProperties {
	if (art.kind === "repository" && art.mark) return ofMark(art.mark.colour);
	if (art.kind === "poster") return posterColours(art.genre, name, art.year);
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
		case "sleeve":
			return [hueOf(art.artist), 0.12];
		// An event has its century's colour only once the year is known, because the colour is a hint.
		case "emblem": {
			const hue = value === undefined ? undefined : CENTURY_HUES[Math.floor(value / 100)];
			return hue === undefined ? [300, 0.02] : [hue, 0.09];
		}
		case "weapon":
			return [hueOf(art.icon), 0.06];
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
