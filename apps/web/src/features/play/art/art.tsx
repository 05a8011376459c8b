import { numbersFrom } from "@hilo/rules/art/drawing";
import type { PublicCard } from "@hilo/rules/play/card";
import { useItemPicture } from "../../../platform/pictures.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Emblem } from "./emblem.tsx";
import { Poster } from "./poster.tsx";
import { Icon, ItemTile, Lettering, Tile } from "./tile.tsx";

/** An item's picture over its drawing, which shows until the picture is loaded or if it fails. */
export function Art({ art, name, value }: DrawingProps) {
	const itemPicture = useItemPicture({ name: "", ...art });
	const src = art.kind === "item" ? itemPicture : art.imageUrl;
	return (
		<div className="art" data-kind={art.kind}>
			<Drawing art={art} name={name} value={value} />
			{src && <Picture src={src} className="rounded-md" />}
		</div>
	);
}

export interface DrawingProps {
	art: PublicCard["art"];
	/** Written on some drawings. */
	name?: string | undefined;
	/** The item's number once it is known, which colours some drawings. */
	value?: number | undefined;
}

/** An item's drawing, without its picture. */
export function Drawing({ art, name, value }: DrawingProps) {
	switch (art.kind) {
		case "repository":
			return <Emblem seed={art.owner} hue={LANGUAGE_HUES[art.language] ?? hueOf(art.language)} />;
		case "flag":
			return <img src={`/flags/${art.iso2}.svg`} alt="" width="320" height="240" className="art-flag" />;
		case "subreddit":
			return <Emblem seed={`r/${art.name}`} hue={hueOf(art.name)} />;
		case "poster":
			return <Poster title={name ?? art.genre} year={art.year} genre={art.genre} />;
		case "sleeve":
			return <Sleeve artist={art.artist} year={art.year} />;
		case "weapon":
			return <Weapon icon={art.icon} />;
		case "monogram":
			return <Monogram initials={art.initials} iso2={art.iso2} />;
		case "emblem":
			return <HistoryEmblem icon={art.icon} year={value} />;
		case "item":
			return <ItemTile name={name ?? art.name} />;
	}
}

/** The usual hue of a language. Others get one from their name. */
const LANGUAGE_HUES: Readonly<Record<string, number>> = {
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

function hueOf(name: string): number {
	return numbersFrom(name)(360);
}

function Weapon({ icon }: { icon: string }) {
	return (
		<Tile ground="oklch(0.34 0.03 250)">
			<path d="M0 0h100L0 100z" fill="oklch(0.38 0.03 250)" />
			<Icon name={icon} ink="oklch(0.93 0.02 250)" />
		</Tile>
	);
}

function Monogram({ initials, iso2 }: { initials: string; iso2: string }) {
	const hue = hueOf(initials + iso2);
	return (
		<Tile ground={`oklch(0.36 0.1 ${hue})`}>
			<circle cx="50" cy="46" r="34" fill={`oklch(0.85 0.12 ${hue})`} />
			<Lettering x={50} y={58} size={initials.length > 2 ? 26 : 34} ink={`oklch(0.28 0.1 ${hue})`}>
				{initials}
			</Lettering>
			<image
				href={`/flags/${iso2}.svg`}
				x="66"
				y="68"
				width="28"
				height="21"
				preserveAspectRatio="xMidYMid slice"
			/>
		</Tile>
	);
}

/** By the year's first two digits. */
const CENTURY_HUES: Readonly<Record<number, number>> = { 18: 60, 19: 25, 20: 200 };

/** An event's emblem. It has its century's colour only once the year is known, because the colour is a hint. */
function HistoryEmblem({ icon, year }: { icon: string; year: number | undefined }) {
	const hue = year === undefined ? undefined : CENTURY_HUES[Math.floor(year / 100)];
	const ground = hue === undefined ? "oklch(0.36 0.02 300)" : `oklch(0.38 0.09 ${hue})`;
	const ink = hue === undefined ? "oklch(0.9 0.01 300)" : `oklch(0.9 0.08 ${hue})`;
	return (
		<Tile ground={ground}>
			<circle cx="50" cy="50" r="45" fill="none" stroke={ink} strokeWidth="1.5" opacity="0.5" />
			<Icon name={icon} ink={ink} />
		</Tile>
	);
}

/** A record half out of its sleeve, with colours and rings from the artist's name. */
function Sleeve({ artist, year }: { artist: string; year: number }) {
	const next = numbersFrom(artist);
	const hue = next(360);
	const rings = [30, 24, 18].map((radius) => radius + next(5));
	const label = `oklch(0.8 0.16 ${hue + 40 + next(80)})`;
	return (
		<Tile ground={`oklch(0.42 0.13 ${hue})`}>
			<circle cx="68" cy="50" r="40" fill="#16121b" />
			{rings.map((radius) => (
				<circle key={radius} cx="68" cy="50" r={radius} fill="none" stroke="#3a3446" strokeWidth="0.8" />
			))}
			<circle cx="68" cy="50" r="13" fill={label} />
			<circle cx="68" cy="50" r="2.4" fill="#16121b" />
			<path d="M0 0h58v100H0z" fill={`oklch(0.78 0.14 ${hue})`} />
			<path d={SHAPES[next(SHAPES.length)]} fill={`oklch(0.34 0.12 ${hue + next(60)})`} />
			<text
				x="6"
				y="93"
				fontSize="18"
				fontWeight="700"
				fill={`oklch(0.3 0.1 ${hue})`}
				fontFamily="var(--face-display)"
			>
				{year}
			</text>
		</Tile>
	);
}

const SHAPES = [
	"M8 12h42v42H8z",
	"M29 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
	"M8 54l21-44 21 44z",
	"M8 12h20v20H8zM30 34h20v20H30z",
	"M8 12h42L8 54z",
	"M8 14h42v10H8zM8 30h42v10H8zM8 46h42v10H8z",
];
