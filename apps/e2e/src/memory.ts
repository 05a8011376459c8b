import type { CDPSession, Page } from "@playwright/test";

export interface MemoryUse {
	readonly bytes: number;
	readonly nodes: number;
	readonly listeners: number;
}

export class Memory {
	readonly #session: CDPSession;

	private constructor(session: CDPSession) {
		this.#session = session;
	}

	static async connect(page: Page): Promise<Memory> {
		const session = await page.context().newCDPSession(page);
		await session.send("Performance.enable");
		return new Memory(session);
	}

	async measure(): Promise<MemoryUse> {
		// The second collection frees weakly held objects and those of a task that has just ended.
		for (let pass = 0; pass < 2; pass++) await this.#session.send("HeapProfiler.collectGarbage");
		const { metrics } = await this.#session.send("Performance.getMetrics");
		const metricValue = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
		return {
			bytes: metricValue("JSHeapUsedSize"),
			nodes: metricValue("Nodes"),
			listeners: metricValue("JSEventListeners"),
		};
	}
}
