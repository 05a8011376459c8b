import { monitorEventLoopDelay } from "node:perf_hooks";

/** How long the event loop was held at most, in ms: nobody else was served meanwhile. */
export interface Hold {
	readonly elapsed: number;
	/** The same in the thread's own processor time, which other programs of a busy machine add nothing to. */
	readonly cpu: number;
}

const LOOK_EVERY_MS = 1;

/** Watches how long the event loop of this process is held at a time. Looking costs something: watch only what is measured. */
export class HoldWatch {
	#delays: ReturnType<typeof monitorEventLoopDelay> | null = null;
	#timer: NodeJS.Timeout | undefined;
	#longestCpu = 0;

	begin(): void {
		this.end();
		this.#delays = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
		this.#delays.enable();
		this.#longestCpu = 0;
		let before = cpuOfThread();
		this.#timer = setInterval(() => {
			const now = cpuOfThread();
			this.#longestCpu = Math.max(this.#longestCpu, now - before);
			before = now;
		}, LOOK_EVERY_MS);
	}

	/** @returns the longest since the beginning. */
	end(): Hold {
		clearInterval(this.#timer);
		this.#delays?.disable();
		const elapsed = Math.max(0, (this.#delays?.max ?? 0) / 1e6 - LOOK_EVERY_MS);
		this.#delays = null;
		return { elapsed, cpu: this.#longestCpu };
	}
}

function cpuOfThread(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}
