import { beforeEach, expect, test, vi } from "vitest";
import { answer, refuse } from "../../../testing/answers.ts";
import { reduceMotion, withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { belarus, france, italy, practiceAnswers, spain } from "../testing/countries.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { asked, dialog, names, numbers, phase, press, region, said, settled } from "../testing/stage.page.ts";

beforeEach(withMotion);

const VALUES = new Map([france, spain, italy, belarus].map(({ name, value }) => [name, value]));

function key(right: boolean): string {
	const [first = 0, second = 0] = names().map((name) => VALUES.get(name ?? ""));
	return second > first === right ? "h" : "l";
}

/** Guesses right, and returns every text of the second number until the next question. */
async function numbersShown(pass: (ms: number) => void): Promise<string[]> {
	const shown = new Set<string>();
	const value = VALUES.get(names()[1] ?? "")?.toLocaleString("en-US");
	const watch = new MutationObserver(() => shown.add(numbers()[1] ?? ""));
	watch.observe(region.element(), { subtree: true, childList: true, characterData: true });
	await press(key(true));
	await expect.poll(phase).toBe("counting");
	pass(250);
	await expect.poll(() => numbers()[1]).not.toBe("?");
	pass(250);
	await expect.poll(phase).toBe("right");
	await expect.poll(() => numbers()[1]).toBe(value);
	pass(1800);
	await asked();
	watch.disconnect();
	return [...shown];
}

async function open() {
	const pass = holdClock();
	await renderApp("/country-game", practiceAnswers());
	await asked();
	return pass;
}

test("can be played twice by keyboard alone", async () => {
	const pass = await open();
	const [, asking] = names();
	await press(key(true));
	await settled(pass);
	await expect.poll(said).toMatch(new RegExp(`^Correct\\. ${asking}: [\\d,]+\\. .+\\. Score 1\\. Next: `));
	pass(1800);
	await asked();
	expect(names()[0]).toBe(asking);
	await expect.element(region.getByText("Track Your Progress")).toBeVisible();
	await expect
		.element(region.getByRole("link", { name: "Sign in" }))
		.toHaveAttribute("href", "/sign-in?from=%2Fcountry-game");
	await press(key(false));
	await settled(pass);
	await expect.poll(said).toMatch(/^Wrong\. .+: [\d,]+\. .+\.$/);
	pass(1000);
	await expect.element(dialog.getByRole("heading", { name: "Game Over!" })).toBeVisible();
	await expect.element(dialog.getByText("You scored 1")).toBeVisible();
	await expect.element(dialog.getByRole("link", { name: "Back Home" })).toHaveAttribute("href", "/");
	await expect.element(dialog.getByRole("button", { name: "Try Again" })).toHaveFocus();

	await press("{Enter}");
	await asked();
	expect(dialog.query()).toBeNull();
	await expect.element(region).toHaveFocus();
	await expect.element(region.getByText(/^Score\s*0$/)).toBeVisible();
	await expect.element(region.getByText(/^Best\s*1$/)).toBeVisible();
});

test("makes one challenge of the run that was just played, also after its dialog was closed", async () => {
	const challenges = watchCalls("duels.create");
	network.use(answer("duels", "create", { id: "d1" }));
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	const pass = await open();
	for (const right of [true, false]) {
		pass(1000);
		await press(key(right));
		await settled(pass);
		pass(1800);
		if (right) await asked();
	}
	await dialog.getByRole("button", { name: "Share" }).click();
	const visit = { kind: "visit", game: "country", filter: "", poolId: "four", seed: "a page" };
	const answers = [expect.objectContaining({ ms: 1000 }), expect.objectContaining({ ms: 1000 })];
	await expect.poll(challenges).toEqual([{ source: { ...visit, answers } }]);
	await press("{Escape}");
	await region.getByRole("button", { name: "Results" }).click();
	await dialog.getByRole("button", { name: /Share|Copied/ }).click();
	await expect.poll(() => copied.mock.calls.length).toBe(2);
	expect(copied.mock.lastCall).toEqual(copied.mock.calls[0]);
	expect(challenges()).toHaveLength(1);
});

test("keeps the stage after the dialog is closed, opens it again, and plays again on Enter", async () => {
	const pass = await open();
	await press(key(false));
	await settled(pass);
	await expect.poll(phase).toBe("crossed");
	pass(1000);
	await expect.element(dialog).toBeVisible();
	await press("{Escape}");
	const again = region.getByRole("button", { name: "Try Again" });
	await expect.element(again).toHaveFocus();
	expect(dialog.query()).toBeNull();
	expect(numbers()).not.toContain("?");
	const results = region.getByRole("button", { name: "Results" });
	await results.click();
	await expect.element(dialog.getByRole("button", { name: "Try Again" })).toHaveFocus();
	await press("{Escape}");
	await expect.element(results).toHaveFocus();

	(document.activeElement as HTMLElement).blur();
	await press("{Enter}");
	await asked();
});

test("ignores held keys and key combinations", async () => {
	await open();
	for (const held of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
		window.dispatchEvent(new KeyboardEvent("keydown", { key: "h", ...held }));
		// By then React has rendered the effect of the key.
		await new Promise((resolve) => setTimeout(resolve));
		expect(phase()).toBe("asking");
	}
	// A button's own way to take Enter.
	const enter = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
	expect(
		region
			.getByRole("button", { name: /^Higher/ })
			.element()
			.dispatchEvent(enter),
	).toBe(false);
	window.dispatchEvent(new KeyboardEvent("keydown", { key: "H" }));
	await expect.poll(phase).not.toBe("asking");
});

test("hides the number before the guess, and counts it up afterwards", async () => {
	const pass = await open();
	const [, second = ""] = names();
	const value = VALUES.get(second ?? "")?.toLocaleString("en-US") ?? "";
	expect(region.element().textContent).not.toContain(value);
	const shown = await numbersShown(pass);
	expect(shown).toContain(value);
	expect(shown.filter((text) => /^[\d,]+$/.test(text) && text !== value)).not.toEqual([]);
});

test("does not count up with reduced motion", async () => {
	await reduceMotion();
	const pass = await open();
	const value = VALUES.get(names()[1] ?? "")?.toLocaleString("en-US");
	expect((await numbersShown(pass)).sort()).toEqual([value, "?"].sort());
});

test("keeps the pair if the items fail to load, says so, and loads them again", async () => {
	await renderApp("/country-game", [refuse("play", "pool", "site/unexpected"), ...practiceAnswers()]);
	await expect.element(dialog.getByText("Failed to start the game. Please try again later.")).toBeVisible();
	const pair = names().slice(0, 2);
	expect(pair.every((name) => VALUES.has(name ?? ""))).toBe(true);
	network.use(...practiceAnswers());
	await dialog.getByRole("button", { name: "Try Again" }).click();
	await asked();
	expect(names()).toEqual(pair);
});
