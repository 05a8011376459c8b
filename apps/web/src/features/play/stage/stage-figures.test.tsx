import type { GameId } from "@hilo/rules/play/games";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { classicRules } from "../classic/classic-rules.ts";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { numbers, phase, settled } from "../testing/stage.page.ts";
import type { DealtRun, Verdict } from "./dealer.ts";
import { Stage } from "./stage.tsx";

async function open(game: GameId, dealt: DealtRun = run, verdict: Verdict = right) {
	const pass = holdClock();
	const rules = classicRules(game);
	const dealer = scriptedDealer(dealt, [verdict]);
	await renderStage(<Stage rules={rules} dealer={dealer} run={null} />);
	await expect.poll(phase).toBe("asking");
	return { pass, stage: page.getByRole("region", { name: rules.title, exact: true }) };
}

const measures = () =>
	Array.from(document.querySelectorAll(".half-measure"), ({ textContent }) => textContent);

test("abbreviates plays on the screen, and spells them out for screen readers", async () => {
	const song = { ...run.first, value: 2_202_000_000 };
	await open("music", { ...run, first: song });
	expect(numbers()[0]).toBe("2.202B2,202,000,000");
	const [shown, spoken] = document.querySelectorAll(".half-number > span");
	expect([shown?.textContent, shown?.getAttribute("aria-hidden")]).toEqual(["2.202B", "true"]);
	expect([spoken?.textContent, spoken?.className]).toEqual(["2,202,000,000", "sr-only"]);
});

test("shows a price's unit on both cards, and none for the next stat", async () => {
	const priced = { ...run, measure: "price", unit: "dollars", first: { ...run.first, value: 4750 } } as const;
	const next = right.next && { ...right.next, measure: "damage", unit: null };
	const { pass } = await open("cs16", priced, {
		...right,
		value: 5750,
		next: next && { ...next, first: { ...next.first, value: 70 } },
	});
	await userEvent.keyboard("h");
	await settled(pass);
	expect(numbers()).toEqual(["$4,750", "$5,750"]);
	pass(1000);
	await expect.poll(numbers).toEqual(["70", "?"]);
	expect(measures()).toEqual(["damage", "damage"]);
});

test("does not break a short name at its hyphen in the question", async () => {
	const named = {
		...run,
		first: { ...run.first, name: "G3/SG-1" },
		second: { ...run.second, name: "AK-47" },
	};
	await open("cs16", { ...named, measure: "price" });
	const question = document.querySelector(".dock-question");
	expect(question?.textContent).toBe("Is the price of AK-47 higher than that of G3/SG-1?");
	const whole = [...(question?.querySelectorAll("span > span") ?? [])];
	expect(whole.map(({ textContent }) => textContent)).toEqual(["AK-47", "G3/SG-1?"]);
	for (const name of whole) expect(getComputedStyle(name).whiteSpace).toBe("nowrap");
});

test("marks an estimate once it is shown", async () => {
	const { pass } = await open("movie", { ...run, second: { ...run.second, estimate: true } });
	expect(measures()).toEqual(["production budget", "production budget"]);
	await userEvent.keyboard("l");
	await settled(pass);
	expect(measures()).toEqual(["production budget", "production budget · estimate"]);
});

const label = () => {
	const { x, y, width, height } =
		document.querySelectorAll(".half-measure")[1]?.getBoundingClientRect() ?? new DOMRect();
	return { x, y, width, height };
};

describe("keeps the measure in place while the number is shown", () => {
	test.each([
		["history", 390, 844],
		["history", 1440, 900],
		["movie", 390, 844],
		["movie", 1440, 900],
	] as const)("%s at %i × %i", async (game, width, height) => {
		await page.viewport(width, height);
		const { pass } =
			game === "movie"
				? await open(game, { ...run, second: { ...run.second, estimate: true } }, wrong)
				: await open(game, run, { ...wrong, article: "1901 Nobel Prize" });
		await document.fonts.ready;
		const before = label();
		expect(before.width).toBeGreaterThan(0);
		await userEvent.keyboard("l");
		await expect.poll(phase).toBe("counting");
		expect(label()).toEqual(before);
		pass(500);
		await expect.poll(phase).toBe("crossed");
		expect(label()).toEqual(before);
		pass(1000);
		await expect.poll(phase).toBe("over");
		expect(label()).toEqual(before);
	});
});

test("links an event's article once its year is known, and focuses the stage when the card leaves", async () => {
	const first = { ...run.first, value: 1969, article: "Apollo 11" };
	const { pass, stage } = await open(
		"history",
		{ ...run, first },
		{ ...right, value: 1901, article: "1901 Nobel Prize" },
	);
	const links = stage.getByRole("link", { name: /^Wikipedia/ });
	expect(links.elements()).toHaveLength(1);
	const link = links.first();
	await expect.element(link).toHaveAttribute("href", "https://en.wikipedia.org/wiki/Apollo%2011");
	await expect.element(link).toHaveAttribute("target", "_blank");
	await expect.element(link).toHaveAttribute("rel", "noreferrer");
	(link.element() as HTMLElement).focus();
	await userEvent.keyboard("e");
	await settled(pass, 300);
	expect(links.elements()).toHaveLength(2);
	expect(document.activeElement).toBe(link.element());
	pass(1700);
	await expect.poll(phase).toBe("asking");
	await expect.element(stage).toHaveFocus();
});

test("shows the question above the buttons, and one source line below", async () => {
	const { stage } = await open("country");
	const words = "Does Spain have more annual visitors than France?";
	await expect.element(stage.getByText(words)).toBeVisible();
	for (const name of ["Higher", "Lower"])
		await expect.element(stage.getByRole("button", { name })).toHaveAccessibleDescription(words);
	expect(stage.getByText("Source: UN Tourism · Dec 2018").elements()).toHaveLength(1);
});

test("shows the seconds in the ring, in place of VS", async () => {
	const { pass, stage } = await open("country", { ...run, remainingMs: 10_500 });
	const face = () => document.querySelector(".medallion-face")?.textContent;
	await expect.element(stage.getByRole("timer")).toHaveTextContent("11");
	expect(face()).toBe("11");
	pass(600);
	await expect.poll(face).toBe("10");
	expect(stage.getByRole("timer").elements()).toHaveLength(1);
});

test("says VS while the first round waits for its clock", async () => {
	holdClock();
	const dealer = { ...scriptedDealer(run, []), start: () => new Promise<never>(() => {}) };
	await renderStage(<Stage rules={classicRules("country")} dealer={dealer} run={run} />);
	await expect.poll(phase).toBe("opening");
	expect(document.querySelector(".medallion-face")?.textContent).toBe("VS");
	expect(page.getByRole("timer").query()).toBeNull();
});

test.each([
	["country", ["↑", "H", "↓", "L"]],
	["history", ["↑", "L", "↓", "E"]],
] as const)("shows only working keys on the buttons of %s", async (game, caps) => {
	await open(game);
	const shown = Array.from(document.querySelectorAll("kbd"), ({ textContent }) => textContent);
	expect(shown).toEqual(caps);
	const { buttons } = classicRules(game);
	const keyOf = (cap: string) => ({ "↑": "ArrowUp", "↓": "ArrowDown" })[cap] ?? cap.toLowerCase();
	for (const { keys, keycaps } of Object.values(buttons))
		expect(keys).toEqual(expect.arrayContaining(keycaps.map(keyOf)));
});
