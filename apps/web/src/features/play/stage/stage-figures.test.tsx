import type { GameId } from "@hilo/rules/play/games";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { numbers, phase, said, settled } from "../testing/stage.page.ts";
import { classicRules } from "./classic-rules.ts";
import type { DealtRun, Verdict } from "./dealer.ts";
import { Stage } from "./stage.tsx";
import type { ScoreToPass } from "./stage-words.ts";

afterEach(() => page.viewport(390, 844));

async function open(game: GameId, dealt: DealtRun = run, verdict: Verdict = right, toPass?: ScoreToPass) {
	const pass = holdClock();
	const rules = classicRules(game);
	const dealer = scriptedDealer(dealt, [verdict]);
	await renderStage(<Stage rules={rules} dealer={dealer} run={null} toPass={toPass ?? null} />);
	await expect.poll(phase).toBe("asking");
	return { pass, stage: page.getByRole("region", { name: rules.title, exact: true }) };
}

const measures = () =>
	Array.from(document.querySelectorAll(".half-measure"), ({ textContent }) => textContent);

test("abbreviates plays on the screen, and spells them out for screen readers", async () => {
	const song = { ...run.first, value: 2_202_000_000 };
	await open("music", { ...run, first: song });
	expect(numbers()[0]).toBe("2.202B2,202,000,000");
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
	await expect.poll(numbers).toEqual(["$4,750", "$5,750"]);
	pass(1000);
	await expect.poll(numbers).toEqual(["70", "?"]);
	await expect.poll(measures).toEqual(["damage", "damage"]);
});

test("marks an estimate once it is shown", async () => {
	const { pass } = await open("movie", { ...run, second: { ...run.second, estimate: true } });
	expect(measures()).toEqual(["production budget", "production budget"]);
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.poll(measures).toEqual(["production budget", "production budget · estimate"]);
});

test("shows an estimate, its source and the report beside each other", async () => {
	const first = { ...run.first, estimate: true } as const;
	await open("music", { ...run, sourceUrl: "https://tourism.example", first });
	const boxes = () =>
		[".half-estimate", ".half-source", ".half-report svg"].map((part) =>
			document.querySelector(part)?.getBoundingClientRect(),
		);
	for (const [width, height] of [
		[320, 568],
		[390, 844],
		[844, 390],
		[1440, 900],
	] as const) {
		await page.viewport(width, height);
		const [estimate = new DOMRect(), ...others] = boxes();
		for (const other of others) {
			if (!other) throw new Error("no source or report");
			const isBeside = other.left >= estimate.right || other.right <= estimate.left;
			expect(isBeside || other.top >= estimate.bottom, `${width} × ${height}`).toBe(true);
		}
	}
});

test("links an event's article as its source once its year is known, and focuses the stage when the card leaves", async () => {
	const first = { ...run.first, value: 1969, article: "Apollo 11" };
	const { pass, stage } = await open(
		"history",
		{ ...run, source: "English Wikipedia", asOf: "2026-11", first },
		{ ...right, value: 1901, article: "1901 Nobel Prize" },
	);
	const links = stage.getByRole("link", { name: /^English Wikipedia · Nov 2026 on/ });
	expect(links.elements()).toHaveLength(1);
	const link = links.first();
	await expect.element(link).toHaveAttribute("href", "https://en.wikipedia.org/wiki/Apollo%2011");
	await expect.element(link).toHaveAttribute("target", "_blank");
	await expect.element(link).toHaveAttribute("rel", "noreferrer nofollow ugc");
	(link.element() as HTMLElement).focus();
	await userEvent.keyboard("e");
	await settled(pass, 300);
	await expect.element(links).toHaveLength(2);
	expect(document.activeElement).toBe(link.element());
	pass(1700);
	await expect.poll(phase).toBe("asking");
	await expect.element(stage).toHaveFocus();
});

test("shows the question above the buttons, and a source below each number that is shown", async () => {
	const { pass, stage } = await open("country");
	const words = "Does Spain have more annual visitors than France?";
	await expect.element(stage.getByText(words)).toBeVisible();
	for (const name of ["Higher", "Lower"])
		await expect.element(stage.getByRole("button", { name })).toHaveAccessibleDescription(words);
	const sources = () =>
		Array.from(document.querySelectorAll(".half-number"), (number) =>
			number.parentElement?.querySelector(".half-source")?.textContent.replaceAll("\u00a0", " "),
		);
	const source = "Source:UN Tourism · Dec 2018";
	expect(sources()).toEqual([source, undefined]);
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.poll(sources).toEqual([source, source]);
});

test.each([
	[320, 568],
	[390, 844],
	[844, 390],
	[1440, 900],
] as const)("shows a long source without moving the numbers at %i × %i", async (width, height) => {
	await page.viewport(width, height);
	const source = "A yearbook of the visitors that the countries of the world have counted at their borders";
	const { pass } = await open("country", { ...run, source, sourceUrl: "https://tourism.example" });
	const tops = () =>
		[...document.querySelectorAll(".half-number, .half-measure")].map(
			(part) => part.getBoundingClientRect().top,
		);
	const before = tops();
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.poll(() => document.querySelectorAll(".half-source")).toHaveLength(2);
	expect(tops()).toEqual(before);
	// The text may be cut off, its date is not.
	for (const text of document.querySelectorAll(".half-source-cut")) {
		const [date, whole] = [text.children[1], text.closest(".half-sourced")].map((part) =>
			part?.getBoundingClientRect(),
		);
		expect(date?.height).toBeGreaterThan(0);
		expect(date?.right).toBeLessThanOrEqual(whole?.right ?? 0);
	}
});

const gap = () => document.querySelector<HTMLElement>(".gap-text");

test("says the gap in words once the number has finished counting, until the next question", async () => {
	const pass = holdClock();
	const dealer = scriptedDealer(run, [right]);
	await renderStage(<Stage rules={classicRules("country")} dealer={dealer} run={null} />);
	await expect.poll(phase).toBe("asking");
	expect(gap()).toBeNull();
	await userEvent.keyboard("l");
	await expect.poll(phase).toBe("counting");
	expect(gap()).not.toBeVisible();
	pass(500);
	await expect.poll(gap).toBeVisible();
	expect(gap()).toHaveTextContent("6,592,000 fewer visitors than France");
	pass(1800);
	await expect.poll(phase).toBe("asking");
	expect(gap()).toBeNull();
});

const heat = () => document.querySelector<HTMLElement>(".stage")?.dataset.heat;

test("heats up after five right answers, says so, and tells how far the best is", async () => {
	const round = { ...run, round: 5, score: 4, best: 7 };
	const verdict = { ...right, round: 5, score: 5, best: 7 };
	const { pass, stage } = await open("country", round, verdict, { username: "Maya", score: 9 });
	expect(heat()).toBeUndefined();
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.poll(heat).toBe("1");
	await expect.poll(said).toContain("5 in a row.");
	await expect.element(stage.getByText("New best in 3")).toBeVisible();
});

test("cools down with a mistake", async () => {
	const verdict = { ...wrong, round: 13, outcome: null, next: null, score: 12 };
	const { pass } = await open("country", { ...run, round: 13, score: 12, best: 50 }, verdict);
	expect(heat()).toBe("2");
	await userEvent.keyboard("l");
	await settled(pass);
	await expect.poll(heat).toBeUndefined();
});

test("with a reader's own text spacing the buttons cover no source, and number and name stay apart", async () => {
	await page.viewport(390, 844);
	await open("country");
	const spacing = new CSSStyleSheet();
	spacing.replaceSync(
		"* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
	);
	document.adoptedStyleSheets.push(spacing);
	const boxesOf = (selector: string) =>
		[...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
	const [source] = boxesOf(".half-source");
	const [dock] = boxesOf(".dock");
	expect(source?.bottom).toBeLessThanOrEqual(dock?.top ?? 0);
	for (const [n, { bottom }] of boxesOf(".half-title").entries())
		expect(bottom).toBeLessThanOrEqual((boxesOf(".half-number")[n]?.top ?? 0) + 1);
	document.adoptedStyleSheets.pop();
});
