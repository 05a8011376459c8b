import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second here, whatever its kernel was built with. */
const TICKS_PER_SECOND = 100;

/** What `/proc/<id>/stat` tells of a process (see `man 5 proc_pid_stat`). Times are user and system together, in seconds. */
interface Stat {
	parent: number;
	/** When it started. With its id it names the process: ids are used again. */
	started: string;
	own: number;
	/** Of the children that it has waited for, and of theirs. */
	children: number;
}

export function parseStat(line: string): Stat {
	// The second field is the program's name in parentheses, which may contain spaces.
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	const seconds = (user: number) => (Number(fields[user]) + Number(fields[user + 1])) / TICKS_PER_SECOND;
	return { parent: Number(fields[1]), started: fields[19] ?? "", own: seconds(11), children: seconds(13) };
}

/** Undefined for a process that has ended, and on systems without /proc: macOS and Windows. */
function statOf(id: number | "self"): Stat | undefined {
	try {
		return parseStat(readFileSync(`/proc/${id}/stat`, "utf8"));
	} catch {
		return undefined;
	}
}

/** Processor seconds of the programs that this process started and that have ended. Undefined where the system doesn't tell. */
export function secondsOfEndedPrograms(): number | undefined {
	return statOf("self")?.children;
}

/**
 * The processor time of a program and all its descendants, as last seen. A browser doesn't wait for the processes of
 * its pages, so that the system's sum lacks them; this one lacks what a process did after the last look.
 */
export class Descendants {
	readonly #ids: Set<number>;
	readonly #seconds = new Map<string, number>();

	constructor(id: number) {
		this.#ids = new Set([id]);
	}

	look(): void {
		for (const id of processIds()) {
			const stat = statOf(id);
			if (stat === undefined || !(this.#ids.has(id) || this.#ids.has(stat.parent))) continue;
			this.#ids.add(id);
			this.#seconds.set(`${id} ${stat.started}`, stat.own);
		}
	}

	get seconds(): number {
		return [...this.#seconds.values()].reduce((sum, each) => sum + each, 0);
	}
}

/** In ascending order, so that parents mostly come before their children; a child that is missed is found at the next look. */
function processIds(): number[] {
	try {
		return readdirSync("/proc")
			.map(Number)
			.filter((id) => id > 0)
			.sort((one, other) => one - other);
	} catch {
		return [];
	}
}
