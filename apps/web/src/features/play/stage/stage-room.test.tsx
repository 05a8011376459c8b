import { GAME_IDS } from "@hilo/rules/play/games";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { classicRules } from "../classic/classic-rules.ts";
import { carRules } from "../testing/custom-rules.ts";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { phase, settled } from "../testing/stage.page.ts";
import { Stage } from "./stage.tsx";
import type { StageRules } from "./stage-rules.ts";

/** The site's bar above the stage. */
const BAR = 61;

const SHORT = { name: "Peru", art: { kind: "flag", iso2: "pe" } } as const;
const LONG = {
	name: "The Extraordinarily Long Name of a Thing that Fills Two Lines",
	detail: "A detail that is long enough to need two whole lines on a phone, whatever its letters are",
	art: { kind: "sleeve", artist: "a", year: 1999 },
} as const;

/** A run of a short and a long name, and its next round. */
function dealt(
	timerMs: number | null,
	first: typeof SHORT | typeof LONG,
	second: typeof SHORT | typeof LONG,
) {
	const pair = {
		first: { ...first, id: "one", value: 2_202_000_000 },
		second: { ...second, id: "two" },
		remainingMs: timerMs,
	};
	const next = {
		...run,
		...pair,
		round: 2,
		first: { ...second, id: "two", value: 7 },
		second: { ...first, id: "three" },
	};
	return { ...scriptedDealer({ ...run, ...pair }, [{ ...right, value: 7, next }]) };
}

let pass: (ms: number) => void;
beforeEach(() => {
	pass = holdClock();
});

async function open(
	rules: StageRules,
	first: typeof SHORT | typeof LONG = SHORT,
	second: typeof SHORT | typeof LONG = LONG,
) {
	await renderStage(
		<Stage rules={rules} dealer={dealt(rules.timerMs, first, second)} run={null} isVisitor />,
	);
	await expect.poll(phase).toMatch(/^asking/);
	await document.fonts.ready;
}

const boxes = (selector: string) =>
	Array.from(document.querySelectorAll<HTMLElement>(selector), (element) => element.getBoundingClientRect());

function gaps() {
	const [ring] = boxes(".medallion");
	const [asks] = boxes(".dock-question span");
	const [button] = boxes(".dock-guess");
	const above = Math.max(...boxes(".scores p, .scores aside").map(({ bottom }) => bottom));
	const halves = Array.from(document.querySelectorAll(".half"), (half) => {
		const box = (selector: string) => half.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
		const name = box(".half-detail").bottom || box(".half-name").bottom;
		return {
			artToName: box(".half-name").top - box(".art").bottom,
			nameToNumber: box(".half-number").top - name,
			artTop: box(".art").top,
			unitBottom: box(".half-measure").bottom,
		};
	});
	return { ring, asks, button, above, halves };
}

function expectRoom() {
	const { ring, asks, button, above, halves } = gaps();
	const [first, second] = halves;
	if (!ring || !asks || !button || !first || !second) throw new Error("There is no stage.");
	expect(first.artTop - above).toBeGreaterThanOrEqual(16);
	expect(second.artTop - ring.bottom).toBeGreaterThanOrEqual(16);
	for (const { artToName, nameToNumber } of halves) {
		expect(artToName).toBeCloseTo(8, 0);
		expect(nameToNumber).toBeCloseTo(8, 0);
	}
	expect(ring.top - first.unitBottom).toBeGreaterThanOrEqual(8);
	expect(asks.top - second.unitBottom).toBeGreaterThanOrEqual(4);
	expect(button.top - asks.bottom).toBeGreaterThanOrEqual(8);
}

test.each([
	...GAME_IDS.map((game) => [game, classicRules(game)] as const),
	["a custom game", carRules] as const,
])("leaves room around art, name and number on a phone: %s", async (_, rules) => {
	await page.viewport(390, 844 - BAR);
	await open(rules);
	expectRoom();
	await userEvent.keyboard(`{${rules.buttons.lower.keys[0]}}`);
	await settled(pass, rules.delays.checkMs);
	pass(rules.delays.advanceMs);
	await expect.poll(phase).toMatch(/^asking/);
	expectRoom();
});

test("keeps the seconds in the ring, where they hide nothing", async () => {
	await open(classicRules("country"));
	const [face, seconds] = [...boxes(".medallion-face"), ...boxes("[role=timer]")];
	expect(face && seconds && seconds.top >= face.top && seconds.bottom <= face.bottom).toBe(true);
	await expect.element(page.getByRole("timer")).toHaveTextContent("20");
});

test("offers a visitor to track their progress after the first round", async () => {
	await open(classicRules("country"));
	const banner = page.getByText("Track Your Progress");
	await expect.element(banner).not.toBeInTheDocument();
	await userEvent.keyboard("l");
	await settled(pass);
	pass(2300);
	await expect.element(banner).toBeVisible();
});

test.each([
	[360, 640],
	[390, 844],
	[844, 390],
	[1024, 768],
	[1440, 900],
])("fits %i × %i, and moves nothing between the guess and the next question", async (width, height) => {
	await page.viewport(width, height - BAR);
	await open(classicRules("movie"));
	const parts = ".medallion, .dock-question, .scores p, .half[data-seat=first] .art";
	const before = boxes(parts).map(({ x, y, width, height }) => [x, y, width, height]);
	const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
	expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
	await userEvent.keyboard("l");
	await settled(pass);
	expect(boxes(parts).map(({ x, y, width, height }) => [x, y, width, height])).toEqual(before);
});
