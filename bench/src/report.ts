export interface Line {
	readonly what: string;
	readonly value: string;
	readonly target: string | null;
	/** Null without a target. */
	readonly pass: boolean | null;
}

export function atMost(what: string, value: number, most: number, show: (n: number) => string): Line {
	return { what, value: show(value), target: `≤ ${show(most)}`, pass: value <= most };
}

export function atLeast(what: string, value: number, least: number, show: (n: number) => string): Line {
	return { what, value: show(value), target: `≥ ${show(least)}`, pass: value >= least };
}

export function info(what: string, value: string): Line {
	return { what, value, target: null, pass: null };
}

export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
export const micros = (us: number) => `${us.toFixed(0)} µs`;
export const millis = (ms: number) => `${ms.toFixed(0)} ms`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const points = (share: number) => (share * 100).toFixed(0);
export const plain = (n: number) => n.toFixed(3).replace(/\.?0+$/, "");

export function printPart(title: string, lines: readonly Line[]): void {
	const width = (of: (line: Line) => string) => Math.max(...lines.map((line) => of(line).length));
	const [what, value, target] = [
		width((line) => line.what),
		width((line) => line.value),
		width((line) => line.target ?? ""),
	];
	console.log(`\n${title}`);
	for (const line of lines) {
		const verdict = line.pass === null ? "" : line.pass ? "ok" : "MISSED";
		const cells = [
			line.what.padEnd(what),
			line.value.padStart(value),
			(line.target ?? "").padStart(target),
			verdict,
		];
		console.log(`  ${cells.join("  ")}`.trimEnd());
	}
}
