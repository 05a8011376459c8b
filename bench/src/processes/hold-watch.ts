import { monitorEventLoopDelay } from "node:perf_hooks";

/** The longest block of the event loop in ms, during which no other client was served. */
export interface Hold {
	readonly elapsed: number;
	/** The same in CPU time of the thread, which other programs do not affect. */
	readonly cpu: number;
}

const SAMPLE_EVERY_MS = 1;

/** Watches how long this process's event loop is blocked. Sampling has a cost: watch only during a measurement. */
export class HoldWatch {
	#delays: ReturnType<typeof monitorEventLoopDelay> | null = null;
	#timer: NodeJS.Timeout | undefined;
	#longestCpu = 0;

	begin(): void {
		this.end();
		this.#delays = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
		this.#delays.enable();
		this.#longestCpu = 0;
		let before = cpuOfThread();
		this.#timer = setInterval(() => {
			const now = cpuOfThread();
			this.#longestCpu = Math.max(this.#longestCpu, now - before);
			before = now;
		}, SAMPLE_EVERY_MS);
	}

	end(): Hold {
		clearInterval(this.#timer);
		this.#delays?.disable();
		const elapsed = Math.max(0, (this.#delays?.max ?? 0) / 1e6 - SAMPLE_EVERY_MS);
		this.#delays = null;
		return { elapsed, cpu: this.#longestCpu };
	}
}

function cpuOfThread(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}
