export interface Line {
	readonly label: string;
	readonly value: string;
	readonly target: string | null;
	/** Null without a target. */
	readonly pass: boolean | null;
}

export function atMost(label: string, value: number, max: number, show: (n: number) => string): Line {
	return { label, value: show(value), target: `≤ ${show(max)}`, pass: value <= max };
}

export function atLeast(label: string, value: number, min: number, show: (n: number) => string): Line {
	return { label, value: show(value), target: `≥ ${show(min)}`, pass: value >= min };
}

export function info(label: string, value: string): Line {
	return { label, value, target: null, pass: null };
}

export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
export const micros = (us: number) => `${us.toFixed(0)} µs`;
export const millis = (ms: number) => `${ms.toFixed(0)} ms`;
export const millisWithTenths = (ms: number) => `${ms.toFixed(1)} ms`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const points = (share: number) => (share * 100).toFixed(0);
export const plain = (n: number) => n.toFixed(3).replace(/\.?0+$/, "");

export function printPart(title: string, lines: readonly Line[]): void {
	const width = (textOf: (line: Line) => string) => Math.max(...lines.map((line) => textOf(line).length));
	const [label, value, target] = [
		width((line) => line.label),
		width((line) => line.value),
		width((line) => line.target ?? ""),
	];
	console.log(`\n${title}`);
	for (const line of lines) {
		const verdict = line.pass === null ? "" : line.pass ? "ok" : "MISSED";
		const cells = [
			line.label.padEnd(label),
			line.value.padStart(value),
			(line.target ?? "").padStart(target),
			verdict,
		];
		console.log(`  ${cells.join("  ")}`.trimEnd());
	}
}
