import { numbersFrom } from "@hilo/rules/art/drawing";

/** Tiles of 10 by 10: a quarter, a leaf, a half, a disc, a wedge, a stair. */
const SHAPES = [
	"M0 0h10a10 10 0 0 1-10 10z",
	"M0 0a10 10 0 0 1 10 10a10 10 0 0 1-10-10z",
	"M0 0h10v5a5 5 0 0 1-10 0z",
	"M5 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8z",
	"M0 0h10l-10 10z",
	"M0 0h10v5h-5v5h-5z",
];
const SIDE = 4;

/**
 * A generated mark for items without a picture. It is mirrored, so that it does not look random.
 * The same seed and hue give the same mark.
 */
export function Emblem({ seed, hue }: { seed: string; hue: number }) {
	const next = numbersFrom(seed);
	const inks = [`oklch(0.83 0.15 ${hue})`, `oklch(0.66 0.19 ${hue + 28})`, `oklch(0.95 0.05 ${hue})`];
	const tiles = Array.from({ length: (SIDE * SIDE) / 2 }, (_, at) => {
		const x = (at % (SIDE / 2)) * 10;
		const y = Math.floor(at / (SIDE / 2)) * 10;
		return { x, y, shape: SHAPES[next(SHAPES.length)], ink: inks[next(inks.length)], turn: next(4) * 90 };
	});
	const half = tiles.map(({ x, y, shape, ink, turn }) => (
		<path
			key={`${x} ${y}`}
			d={shape}
			fill={ink}
			stroke={ink}
			strokeWidth="0.2"
			transform={`translate(${x} ${y}) rotate(${turn} 5 5)`}
		/>
	));
	return (
		<svg viewBox="-6 -6 52 52" className="art-tile" aria-hidden="true">
			<rect x="-6" y="-6" width="52" height="52" fill={`oklch(0.33 0.1 ${hue})`} />
			{half}
			<g transform="matrix(-1 0 0 1 40 0)">{half}</g>
		</svg>
	);
}
