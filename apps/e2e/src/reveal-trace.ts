import type { Page } from "@playwright/test";

/** What a stage shows at one moment. */
export interface Moment {
	/** Milliseconds after the press. */
	readonly ms: number;
	readonly number: string;
	/** Of the number and the floor. */
	readonly colour: string | null;
	readonly mark: string;
	readonly word: string;
	readonly score: string;
	/** What a screen reader hears. */
	readonly said: string;
	readonly title: string;
	readonly slides: boolean;
	readonly asks: boolean;
	/** The run is over, and the dialog opens. */
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

/** Stops the time of a page whose clock is installed, soon: from there on it goes on when it is told to. */
export async function holdTime(page: Page): Promise<void> {
	// By then the call has reached the page.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** How far apart the looks are at most. */
const PAUSE = 200;

/**
 * Lets time pass on a held clock until a while after the last of these times, in milliseconds, and returns what the stage shows on the
 * way: `step` milliseconds before each of them, at it and `step` after it, and now and then in between.
 */
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

/** Returns when that is first so; infinity when it never is. */
export function firstMs(trace: readonly Moment[], isSo: (moment: Moment) => boolean): number {
	return trace.find(isSo)?.ms ?? Number.POSITIVE_INFINITY;
}
