const MIB = 1024 * 1024;

/** For example "12.5 MiB". */
export function inMebibytes(bytes: number): string {
	return `${(bytes / MIB).toLocaleString("en-US", { maximumFractionDigits: 1 })} MiB`;
}
