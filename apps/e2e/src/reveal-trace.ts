import type { Page } from "@playwright/test";

export interface StageSample {
	/** Milliseconds after the press. */
	readonly ms: number;
	readonly number: string;
	/** Of the number and the floor. */
	readonly colour: string | null;
	readonly mark: string;
	readonly badgeText: string;
	readonly score: string;
	/** The text for screen readers. */
	readonly announcement: string;
	readonly title: string;
	readonly isSliding: boolean;
	readonly acceptsGuess: boolean;
	readonly isOver: boolean;
}

function sampleStage(page: Page): Promise<Omit<StageSample, "ms">> {
	return page.evaluate(() => {
		const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
		const stage = document.querySelector<HTMLElement>(".stage");
		return {
			number: textOf(".half:nth-of-type(2) .half-number > :first-child"),
			colour: stage?.dataset.verdict ?? null,
			mark: document.querySelector<HTMLElement>(".medallion")?.dataset.mark ?? "",
			badgeText: /[A-Z]\w+/.exec(textOf(".medallion > p"))?.[0] ?? "",
			score: textOf(".scores strong"),
			announcement: textOf(".stage > [role=status]"),
			title: document.title,
			isSliding: stage?.dataset.phase === "sliding",
			acceptsGuess: document.querySelector(".dock-guess")?.getAttribute("aria-disabled") === "false",
			isOver: stage?.dataset.phase === "over",
		};
	});
}

/** Pauses the installed clock shortly after now; afterwards only `runFor` and the like advance it. */
export async function pauseClock(page: Page): Promise<void> {
	// 2 s from now, so that the call reaches the page before.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** The longest interval between two samples, in ms. */
const MAX_INTERVAL_MS = 200;

/** Advances a paused clock. Samples the stage `step` ms before, at and after each of `times`, and in between. */
export async function traceStage(page: Page, times: readonly number[], step: number): Promise<StageSample[]> {
	const until = Math.max(...times) + step;
	const intermediateTimes = Array.from(
		{ length: Math.floor(until / MAX_INTERVAL_MS) },
		(_, at) => (at + 1) * MAX_INTERVAL_MS,
	);
	const sampleTimes = new Set([...times.flatMap((ms) => [ms - step, ms, ms + step]), ...intermediateTimes]);
	const trace: StageSample[] = [{ ms: 0, ...(await sampleStage(page)) }];
	let now = 0;
	for (const ms of [...sampleTimes].sort((a, b) => a - b)) {
		await page.clock.runFor(ms - now);
		trace.push({ ms, ...(await sampleStage(page)) });
		now = ms;
	}
	return trace;
}

/** Returns the time of the first matching sample; Infinity without one. */
export function firstMs(trace: readonly StageSample[], matches: (sample: StageSample) => boolean): number {
	return trace.find(matches)?.ms ?? Number.POSITIVE_INFINITY;
}
