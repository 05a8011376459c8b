import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { reduceMotion, withMotion } from "../../../testing/motion.ts";
import { classicRules } from "../classic/classic-rules.ts";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { phase, said, settled } from "../testing/stage.page.ts";
import type { DealtRun, Verdict } from "./dealer.ts";
import type { ScoreToPass } from "./distance.ts";
import { Stage } from "./stage.tsx";

beforeEach(withMotion);

const heat = () => document.querySelector<HTMLElement>(".stage")?.dataset.heat;
const line = () => document.querySelector(".scores-line")?.textContent;

/** Names of the animations that a streak starts. */
const burning = () =>
	document
		.getAnimations()
		.map((each) => (each instanceof CSSAnimation ? each.animationName : ""))
		.filter((name) => /^(?:rays-turn|floor-glows|flame-)/.test(name));

/** A run with this many right answers, which goes on with the next guess. */
async function open(
	score: number,
	verdict: Partial<Verdict> = {},
	more: Partial<DealtRun> = {},
	toPass?: ScoreToPass,
) {
	const pass = holdClock();
	const round = score + 1;
	const next = right.next && { ...right.next, round: round + 1 };
	const dealer = scriptedDealer({ ...run, round, score, best: 50, ...more }, [
		{ ...right, round, score: score + 1, best: 50, next, ...verdict },
	]);
	await renderStage(
		<Stage rules={classicRules("country")} dealer={dealer} run={null} toPass={toPass ?? null} />,
	);
	await expect.poll(phase).toBe("asking");
	return pass;
}

async function guess(pass: (ms: number) => void) {
	await userEvent.keyboard("l");
	await settled(pass);
}

test.each([
	[4, "1", ["rays-turn"]],
	[9, "2", ["rays-turn", "floor-glows"]],
	[19, "3", ["rays-turn", "flame-turns", "flame-turns", "flame-breathes"]],
])("heats up after %i right answers and one more, and says so", async (score, now, names) => {
	const pass = await open(score);
	expect(heat()).toBe(now === "1" ? undefined : String(Number(now) - 1));
	await guess(pass);
	await expect.poll(heat).toBe(now);
	expect(burning().toSorted()).toEqual(names.toSorted());
	await expect.poll(said).toContain(`${score + 1} in a row.`);
});

test("says nothing between the steps", async () => {
	const pass = await open(5);
	await guess(pass);
	expect(said()).not.toContain("in a row");
});

test("cools down with a mistake", async () => {
	const pass = await open(12, { ...wrong, round: 13, outcome: null, next: null, score: 12 });
	expect(heat()).toBe("2");
	await guess(pass);
	await expect.poll(heat).toBeUndefined();
	expect(burning()).toEqual([]);
});

test("without motion only counts the streak under the score", async () => {
	await reduceMotion();
	const pass = await open(19);
	await guess(pass);
	await expect.poll(heat).toBe("3");
	expect(burning()).toEqual([]);
	expect(getComputedStyle(document.querySelector(".stage-heat") as Element).display).toBe("none");
	await expect.element(page.getByText("20 in a row", { exact: true })).toBeVisible();
});

test("tells how far the best and the next player are, without moving anything", async () => {
	const pass = await open(6, { best: 7 }, { best: 7 }, { username: "Maya", score: 9 });
	expect(line()).toBe("New best in 2");
	const corner = () => document.querySelector(".scores p")?.getBoundingClientRect().toJSON();
	const before = corner();
	await guess(pass);
	await expect.poll(line).toBe("New best in 1");
	expect(corner()).toEqual(before);
});

test("names the player to pass once the own best is passed", async () => {
	await open(8, {}, { best: 7 }, { username: "Maya", score: 9 });
	expect(line()).toBe("2 to pass Maya");
});
