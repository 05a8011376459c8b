import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { holdTimers } from "../../../testing/hold-timers.ts";
import { classicRules } from "../classic/classic-rules.ts";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { phase, settled } from "../testing/stage.page.ts";
import { Stage } from "./stage.tsx";

let made: number[][] = [];

class FakeAudioContext {
	state = "suspended";
	currentTime = 0;
	destination = {};
	readonly #played: number[] = [];

	constructor() {
		made.push(this.#played);
	}

	resume = async () => {
		this.state = "running";
	};
	close = async () => {};
	createGain = () => ({
		gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
		connect: vi.fn(),
	});
	createOscillator = () => {
		const frequency = { value: 0 };
		const start = () => this.#played.push(frequency.value);
		return { frequency, type: "", connect: (next: unknown) => next, start, stop: vi.fn() };
	};
}

const RIGHT = [660, 990];
const WRONG = [196, 147];
const TICK = 1400;
const theSwitch = page.getByRole("button", { name: "Sound" });

async function open(remainingMs = 20_000) {
	await renderStage(
		<Stage
			rules={classicRules("country")}
			dealer={scriptedDealer({ ...run, remainingMs }, [right, { ...wrong, round: 2 }])}
			run={null}
		/>,
	);
	await expect.element(theSwitch).toBeVisible();
}

/** Advances the stage's clock, which is stopped otherwise. */
let pass: (ms: number) => void;

beforeEach(() => {
	made = [];
	pass = holdClock();
	vi.stubGlobal("AudioContext", FakeAudioContext);
});

test("is off by default, without an audio context", async () => {
	await open();
	await expect.element(theSwitch).toHaveAttribute("aria-pressed", "false");
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.element(page.getByText(/^Score\s*1$/)).toBeVisible();
	expect(made).toEqual([]);
});

test("clicks for right and wrong when on, and is silent when off", async () => {
	await open();
	await theSwitch.click();
	await expect.element(theSwitch).toHaveAttribute("aria-pressed", "true");
	expect(made).toEqual([RIGHT]);
	await userEvent.keyboard("l");
	await expect.poll(phase).toBe("counting");
	expect(made).toEqual([RIGHT]);
	await settled(pass);
	await expect.poll(() => made).toEqual([[...RIGHT, ...RIGHT]]);
	const higher = page.getByRole("button", { name: "Higher" });
	await expect.element(higher).toHaveAttribute("aria-disabled", "true");
	pass(1800);
	await expect.element(higher).toHaveAttribute("aria-disabled", "false");
	await userEvent.keyboard("h");
	await settled(pass);
	await expect.poll(() => made.flat().slice(-2)).toEqual(WRONG);
	pass(1000);
	await expect.element(page.getByRole("dialog")).toBeVisible();
	expect(made).toEqual([[...RIGHT, ...RIGHT, ...WRONG]]);
	await userEvent.keyboard("{Escape}");
	await theSwitch.click();
	await expect.element(theSwitch).toHaveAttribute("aria-pressed", "false");
	expect(made).toEqual([[...RIGHT, ...RIGHT, ...WRONG]]);
});

test("rises at a step of a streak, and plays a fanfare for a new best", async () => {
	localStorage.setItem("sound", "true");
	const round = { ...run, round: 5, score: 4, best: 4 };
	const next = right.next && { ...right.next, round: 6 };
	const best = { ...wrong, round: 6, score: 5, best: 5, newBest: true };
	const dealer = scriptedDealer(round, [{ ...right, round: 5, score: 5, best: 5, next }, best]);
	await renderStage(<Stage rules={classicRules("country")} dealer={dealer} run={null} />);
	await expect.element(theSwitch).toBeVisible();
	await userEvent.click(document.body);
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.poll(() => made.flat()).toEqual([660, 830, 990, 1320]);
	pass(1800);
	await expect.poll(phase).toBe("asking");
	await userEvent.keyboard("h");
	await settled(pass);
	pass(1000);
	await expect.poll(() => made.flat().slice(-4)).toEqual([523, 659, 784, 1047]);
});

test("ticks at each of the last five seconds", async () => {
	localStorage.setItem("sound", "true");
	const nextSecond = holdTimers("setTimeout", (ms) => ms === 400 || ms === 1000);
	await open(5400);
	await userEvent.click(document.body);
	const ticks: number[] = [];
	for (const ms of [400, 1000, 1000, 1000, 1000]) {
		pass(ms);
		ticks.push(TICK);
		await expect.poll(() => nextSecond() && made.flat()).toEqual(ticks);
	}
	pass(1000);
	await settled(pass);
	await expect.poll(() => made.flat()).toEqual([...ticks, ...RIGHT]);
});

test("remembers the choice in this browser", async () => {
	await open();
	await theSwitch.click();
	expect(localStorage.getItem("sound")).toBe("true");
	await theSwitch.click();
	expect(localStorage.getItem("sound")).toBe("false");
	localStorage.setItem("sound", "true");
	await renderStage(
		<Stage
			rules={{ ...classicRules("country"), title: "Again" }}
			dealer={scriptedDealer(run, [right])}
			run={run}
			isVisitor
		/>,
	);
	await expect
		.element(page.getByRole("region", { name: "Again" }).getByRole("button", { name: "Sound" }))
		.toHaveAttribute("aria-pressed", "true");
});

test("plays no sound before the page was pressed", async () => {
	vi.spyOn(UserActivation.prototype, "hasBeenActive", "get").mockReturnValue(false);
	localStorage.setItem("sound", "true");
	await open();
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.element(page.getByText(/^Score\s*1$/)).toBeVisible();
	expect(made).toEqual([]);
});
