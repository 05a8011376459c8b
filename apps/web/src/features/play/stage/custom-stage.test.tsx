import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { reduceMotion, withMotion } from "../../../testing/motion.ts";
import { carRules } from "../testing/custom-rules.ts";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { dialog, phase, settled } from "../testing/stage.page.ts";
import { GameOver } from "./game-over/game-over.tsx";
import { Stage } from "./stage.tsx";

beforeEach(withMotion);

const region = page.getByRole("region", { name: "Fast Cars" });
const faster = region.getByRole("button", { name: "Faster" });
const untimed = { ...run, remainingMs: null };
const next = right.next && { ...right.next, remainingMs: null };
const dealer = () =>
	scriptedDealer(untimed, [
		{ ...right, next },
		{ ...wrong, round: 2, value: 61_567_000, score: 1 },
	]);

test("plays a custom game by its own rules: texts, keys, numbers, times, and no clock", async () => {
	const pass = holdClock();
	const change = vi.fn();
	await renderStage(
		<Stage
			rules={carRules}
			dealer={dealer()}
			run={null}
			gameOver={(dialog) => <GameOver {...dialog} change={change} />}
		/>,
	);
	await expect.element(faster).toHaveAttribute("aria-disabled", "false");
	await expect.element(region.getByText("89,400,000 hp")).toBeVisible();
	await expect.element(region.getByText("horsepower").first()).toBeVisible();
	await expect.element(region.getByText("Does Spain have a higher horsepower than France?")).toBeVisible();
	expect(region.getByRole("timer").query()).toBeNull();

	pass(3_600_000);
	await userEvent.keyboard("h");
	await expect.poll(phase).toBe("asking-untimed");
	await userEvent.keyboard("s");
	await settled(pass, 300);
	await expect.poll(phase).toBe("right");
	await expect
		.element(region.getByRole("status").last())
		.toHaveTextContent("Correct. Spain: 82,808,000 hp. 6,592,000 less than France. Score 1. Next: Italy.");
	pass(2700);
	await expect.poll(phase).toBe("sliding");
	pass(2000);
	await expect.poll(phase).toBe("asking-untimed");

	await userEvent.keyboard("f");
	await settled(pass, 300);
	await expect.poll(phase).toBe("crossed");
	pass(1300);
	await expect.poll(phase).toBe("closing");
	expect(dialog.query()).toBeNull();
	pass(2000);
	await expect.element(dialog.getByRole("heading", { name: "Parked at 1" })).toBeVisible();
	await expect
		.element(dialog.getByRole("region", { name: "The last pair" }))
		.toHaveTextContent(
			"Italy 61,567,000 hp horsepower you said FasterSlower than Spain 82,808,000 hp three quarters of Spain",
		);
	await expect.element(dialog.getByRole("button", { name: "Race Again" })).toHaveFocus();
	await expect.element(dialog.getByRole("link", { name: "Leave the track" })).toBeVisible();
	await dialog.getByRole("button", { name: "Other cars" }).click();
	expect(change).toHaveBeenCalledOnce();
});

test("skips the animation at the end on a key", async () => {
	const pass = holdClock();
	const missed = scriptedDealer(untimed, [wrong]);
	await renderStage(<Stage rules={carRules} dealer={missed} run={null} />);
	await expect.element(faster).toHaveAttribute("aria-disabled", "false");
	await userEvent.keyboard("f");
	await settled(pass, 300);
	pass(1300);
	await expect.poll(phase).toBe("closing");
	await userEvent.keyboard("{Enter}");
	await expect.poll(phase).toBe("over");
	await expect.element(dialog.getByRole("heading", { name: "Parked at 0" })).toBeVisible();
});

test("does not let the larger number grow at the end under reduced motion", async () => {
	await reduceMotion();
	const pass = holdClock();
	await renderStage(<Stage rules={carRules} dealer={scriptedDealer(untimed, [wrong])} run={null} />);
	await expect.element(faster).toHaveAttribute("aria-disabled", "false");
	await userEvent.keyboard("f");
	await settled(pass, 300);
	pass(1300);
	await expect.poll(phase).toBe("closing");
	const scales = Array.from(document.querySelectorAll(".half"), (half) => getComputedStyle(half).scale);
	expect(scales).toEqual(["none", "none"]);
});

test("opens a long note without moving the name, and shows a short one whole", async () => {
	const noted = (note: string) => ({ ...untimed, first: { ...run.first, facts: { note } } });
	await page.viewport(390, 844);
	const note = "It counts as a car, as far as its makers say. ".repeat(4);
	await renderStage(<Stage rules={carRules} dealer={scriptedDealer(noted(note), [])} run={noted(note)} />);
	const button = region.getByRole("button", { name: /^It counts as a car/ });
	await expect.element(button).toHaveAttribute("aria-expanded", "false");
	const place = () => ({
		note: button.element().clientHeight,
		name: region.getByRole("heading", { name: "France" }).element().getBoundingClientRect().top,
	});
	const { note: folded, name } = place();
	await button.click();
	await expect.element(button).toHaveAttribute("aria-expanded", "true");
	expect(place().note).toBeGreaterThan(folded);
	expect(place().name).toBe(name);
	expect(button.element().scrollHeight).toBe(place().note);

	const short = noted("A car.");
	await renderStage(<Stage rules={carRules} dealer={scriptedDealer(short, [])} run={short} />);
	await expect.element(page.getByText("A car.")).toBeVisible();
	expect(page.getByRole("button", { name: "A car." }).query()).toBeNull();
});
