import type { Page } from "@playwright/test";

export interface Moment {
	/** Milliseconds after the press. */
	readonly ms: number;
	readonly number: string;
	/** Of the number and the floor. */
	readonly colour: string | null;
	readonly mark: string;
	readonly word: string;
	readonly score: string;
	/** The text for screen readers. */
	readonly said: string;
	readonly title: string;
	readonly slides: boolean;
	readonly asks: boolean;
	readonly over: boolean;
}

function look(page: Page): Promise<Omit<Moment, "ms">> {
	return page.evaluate(() => {
		const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
		const stage = document.querySelector<HTMLElement>(".stage");
		return {
			number: textOf(".half:nth-of-type(2) .half-number > :first-child"),
			colour: stage?.dataset.verdict ?? null,
			mark: document.querySelector<HTMLElement>(".medallion")?.dataset.mark ?? "",
			word: /[A-Z]\w+/.exec(textOf(".medallion-badge"))?.[0] ?? "",
			score: textOf(".scores strong"),
			said: textOf(".stage > [role=status]"),
			title: document.title,
			slides: stage?.dataset.phase === "sliding",
			asks: document.querySelector(".dock-guess")?.getAttribute("aria-disabled") === "false",
			over: stage?.dataset.phase === "over",
		};
	});
}

/** Pauses the installed clock shortly after now; afterwards only `runFor` and the like advance it. */
export async function holdTime(page: Page): Promise<void> {
	// 2 s from now, so that the call reaches the page before.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** The longest pause between two samples, in ms. */
const PAUSE = 200;

/** Advances a held clock. Samples the stage `step` ms before, at and after each of `times`, and in between. */
export async function traceStage(page: Page, times: readonly number[], step: number): Promise<Moment[]> {
	const until = Math.max(...times) + step;
	const pauses = Array.from({ length: Math.floor(until / PAUSE) }, (_, at) => (at + 1) * PAUSE);
	const looks = new Set([...times.flatMap((ms) => [ms - step, ms, ms + step]), ...pauses]);
	const trace: Moment[] = [{ ms: 0, ...(await look(page)) }];
	let now = 0;
	for (const ms of [...looks].sort((one, other) => one - other)) {
		await page.clock.runFor(ms - now);
		trace.push({ ms, ...(await look(page)) });
		now = ms;
	}
	return trace;
}

/** Returns the time of the first matching moment; Infinity without one. */
export function firstMs(trace: readonly Moment[], isSo: (moment: Moment) => boolean): number {
	return trace.find(isSo)?.ms ?? Number.POSITIVE_INFINITY;
}
