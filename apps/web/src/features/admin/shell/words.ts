/** "1 report", "1,204 reports". */
export function count(n: number, one: string, many = `${one}s`): string {
	return `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
}

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** "3.1 GB": one decimal from MB on. */
export function dataSize(bytes: number): string {
	const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
	const value = bytes / 1000 ** step;
	return `${value.toLocaleString("en-US", { maximumFractionDigits: step > 1 ? 1 : 0 })} ${UNITS[step]}`;
}
