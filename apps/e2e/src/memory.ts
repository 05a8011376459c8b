import type { CDPSession, Page } from "@playwright/test";

export interface Kept {
	readonly bytes: number;
	readonly nodes: number;
	readonly listeners: number;
}

export class Memory {
	readonly #session: CDPSession;

	private constructor(session: CDPSession) {
		this.#session = session;
	}

	static async of(page: Page): Promise<Memory> {
		const session = await page.context().newCDPSession(page);
		await session.send("Performance.enable");
		return new Memory(session);
	}

	async measure(): Promise<Kept> {
		// The second collection frees weakly held objects and those of a task that has just ended.
		for (let time = 0; time < 2; time++) await this.#session.send("HeapProfiler.collectGarbage");
		const { metrics } = await this.#session.send("Performance.getMetrics");
		const amountOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
		return {
			bytes: amountOf("JSHeapUsedSize"),
			nodes: amountOf("Nodes"),
			listeners: amountOf("JSEventListeners"),
		};
	}
}
