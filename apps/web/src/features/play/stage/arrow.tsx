import type { Direction } from "@hilo/rules/play/engine";

const ARROWS = { higher: "M12 3l9 10h-5.5v8h-7v-8H3z", lower: "M12 21l-9-10h5.5V3h7v8H21z" } as const;

export function Arrow({ direction, className }: { direction: Direction; className: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={`fill-current ${className}`}>
			<path d={ARROWS[direction]} />
		</svg>
	);
}
