import { encode } from "uqr";

/** Dark on light in both themes, because many phones can't read the reverse. */
export function QrCode({ text }: { text: string }) {
	const { data, size } = encode(text, { border: 3 });
	const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label="QR code of the link"
			shapeRendering="crispEdges"
			className="size-full rounded-md"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={cells.join("")} fill="#1a1520" />
		</svg>
	);
}
