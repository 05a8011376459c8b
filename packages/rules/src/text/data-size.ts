const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** Returns an amount of bytes such as "3.1 GB", by powers of 1000, with one decimal from MB on. */
export function dataSize(bytes: number): string {
	const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
	const value = bytes / 1000 ** step;
	return `${value.toLocaleString("en-US", { maximumFractionDigits: step > 1 ? 1 : 0 })} ${UNITS[step]}`;
}
