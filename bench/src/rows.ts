/** One measured number. */
export interface Row {
	readonly name: string;
	readonly value: number;
	readonly unit?: "×" | "µs" | "ms" | "s" | "kB" | "MB" | "a second";
	/** A row without a target only informs. */
	readonly target?: { readonly atMost: number } | { readonly atLeast: number };
}

export function isMet({ value, target }: Row): boolean {
	if (!target) return true;
	return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

export function print(title: string, rows: readonly Row[]): void {
	const cells = rows.map((row) => [row.name, shown(row.value, row), targetOf(row)] as const);
	const [name, value, target] = ([0, 1, 2] as const).map((column) =>
		Math.max(...cells.map((cell) => cell[column].length)),
	) as [number, number, number];
	console.log(`\n${title}`);
	for (const [n, row] of rows.entries()) {
		const [ownName, ownValue, ownTarget] = cells[n] ?? ["", "", ""];
		const verdict = row.target ? (isMet(row) ? "ok" : "MISSED") : "";
		const line = [ownName.padEnd(name), ownValue.padStart(value), ownTarget.padStart(target), verdict];
		console.log(`  ${line.join("  ")}`.trimEnd());
	}
}

function targetOf(row: Row): string {
	if (!row.target) return "";
	return "atMost" in row.target
		? `≤ ${shown(row.target.atMost, row)}`
		: `≥ ${shown(row.target.atLeast, row)}`;
}

function shown(number: number, { unit }: Row): string {
	const text = Number.isInteger(number) ? String(number) : number.toFixed(number < 10 ? 2 : 0);
	return unit ? `${text} ${unit}` : text;
}

/** For an even number of values, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
	const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
	return (lower + upper) / 2;
}
