import { readdirSync, readFileSync } from "node:fs";

/** Linux reports /proc times in hundredths of a second, whatever its kernel's tick rate. */
const TICKS_PER_SECOND = 100;

/** Fields of `/proc/<id>/stat` (`man 5 proc_pid_stat`). Times are user plus system, in seconds. */
interface Stat {
	parent: number;
	/** Start time in clock ticks. Ids are reused, so only id and start time together identify a process. */
	started: string;
	ownSeconds: number;
	/** Time of waited-for children and their descendants. */
	childSeconds: number;
}

export function parseStat(line: string): Stat {
	// The second field is the program's name in parentheses, which may contain spaces.
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	const seconds = (user: number) => (Number(fields[user]) + Number(fields[user + 1])) / TICKS_PER_SECOND;
	return {
		parent: Number(fields[1]),
		started: fields[19] ?? "",
		ownSeconds: seconds(11),
		childSeconds: seconds(13),
	};
}

/** Undefined for an ended process, and on macOS and Windows, which have no /proc. */
function statOf(id: number | "self"): Stat | undefined {
	try {
		return parseStat(readFileSync(`/proc/${id}/stat`, "utf8"));
	} catch {
		return undefined;
	}
}

/** Processor seconds of ended child processes. Undefined without /proc. */
export function secondsOfEndedPrograms(): number | undefined {
	return statOf("self")?.childSeconds;
}

/** Samples each descendant: a browser doesn't wait for its page processes, so the system's sum lacks them. */
export class Descendants {
	readonly #ids: Set<number>;
	readonly #seconds = new Map<string, number>();

	constructor(id: number) {
		this.#ids = new Set([id]);
	}

	sample(): void {
		for (const id of processIds()) {
			const stat = statOf(id);
			if (stat === undefined || !(this.#ids.has(id) || this.#ids.has(stat.parent))) continue;
			this.#ids.add(id);
			this.#seconds.set(`${id} ${stat.started}`, stat.ownSeconds);
		}
	}

	get seconds(): number {
		return [...this.#seconds.values()].reduce((sum, time) => sum + time, 0);
	}
}

/** Ascending, so that parents mostly precede children; the next sample finds a child that was missed. */
function processIds(): number[] {
	try {
		return readdirSync("/proc")
			.map(Number)
			.filter((id) => id > 0)
			.sort((a, b) => a - b);
	} catch {
		return [];
	}
}
