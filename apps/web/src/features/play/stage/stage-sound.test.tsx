import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { phase, settled } from "../testing/stage.page.ts";
import { classicRules } from "./classic-rules.ts";
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
const theSwitch = page.getByRole("button", { name: "Sound" });

async function open() {
	await renderStage(
		<Stage
			rules={classicRules("country")}
			dealer={scriptedDealer(run, [right, { ...wrong, round: 2 }])}
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

test("clicks for right and wrong when on, and is silent when off", async () => {
	await open();
	await theSwitch.click();
	await expect.element(theSwitch).toHaveAttribute("aria-pressed", "true");
	expect(localStorage.getItem("sound")).toBe("true");
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

test.each([
	["while it is off, as by default", () => {}],
	[
		"before the page was pressed",
		() => {
			localStorage.setItem("sound", "true");
			vi.spyOn(UserActivation.prototype, "hasBeenActive", "get").mockReturnValue(false);
		},
	],
])("makes none %s", async (_, arrange) => {
	arrange();
	await open();
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.element(page.getByText(/^Score\s*1$/)).toBeVisible();
	expect(made).toEqual([]);
});
