import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second here, whatever its kernel was built with. */
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds (user and system) of the programs that this process started and that have ended, with those that they waited for
 * themselves. Undefined where the system doesn't tell: macOS and Windows.
 */
export function secondsOfEndedPrograms(): number | undefined {
	try {
		return secondsIn(readFileSync("/proc/self/stat", "utf8"));
	} catch {
		return undefined;
	}
}

/** Reads `cutime` and `cstime` from the line of a process in /proc (see `man 5 proc_pid_stat`). */
export function secondsIn(stat: string): number {
	// The second field is the program's name in parentheses, which may contain spaces.
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
