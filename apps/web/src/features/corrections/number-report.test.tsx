import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { watchCalls } from "../../testing/watch-calls.ts";
import { sampleResult } from "../daily/testing/sample-deck.ts";
import { openRound, practiceAnswers } from "../play/testing/countries.ts";
import { holdClock } from "../play/testing/stage.clock.ts";
import { asked, names, numbers, phase, press, region } from "../play/testing/stage.page.ts";

const dialog = page.getByRole("dialog");
const send = dialog.getByRole("button", { name: "Send" });
const flags = region.getByRole("button", { name: /^This looks wrong/ });

/** By keyboard: without the page around it, the stage is too low to press beside the score. */
async function openReport() {
	(flags.element() as HTMLElement).focus();
	await press("{Enter}");
}

test("a visitor reports the known number in two taps while the clock runs, and no key guesses under the dialog", async () => {
	holdClock();
	const reports = watchCalls("corrections.report");
	await renderApp("/country-game", [...practiceAnswers(), answer("corrections", "report", { isNew: true })]);
	await asked();
	const [known = ""] = names();
	expect(flags.elements()).toHaveLength(1);
	await openReport();
	await expect.element(dialog.getByRole("heading", { name: "This looks wrong" })).toHaveFocus();
	await expect.element(dialog.getByText("The clock keeps running.", { exact: false })).toBeVisible();
	await expect.element(dialog.getByText("Source: UN Tourism · Dec 2018")).toBeVisible();
	await expect.element(dialog.getByLabelText(/^Thank me/)).not.toBeInTheDocument();
	for (const key of ["h", "ArrowUp", "l"]) await press(key);
	expect(phase()).toBe("asking");
	await send.click();
	await expect.element(dialog.getByRole("heading", { name: "Thanks. We'll look into it." })).toHaveFocus();
	await expect
		.element(dialog.getByRole("link", { name: /^Corrections/ }))
		.toHaveAttribute("href", "/corrections");
	const id = { France: "fr", Spain: "es", Italy: "it", Belarus: "by" }[known];
	expect(reports()).toEqual([
		{
			subject: { kind: "classic", game: "country", itemId: id, measure: "" },
			shown: Number(numbers()[0]?.replaceAll(",", "")),
			text: "",
			betterSource: "",
			wantsThanks: false,
		},
	]);
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(flags).toHaveFocus();
});

test("keeps what a player typed after a failure, and checks the address", async () => {
	holdClock();
	await renderApp("/country-game", [
		answer("me", "get", { user: player() }),
		answer("play", "current", openRound),
		answer("play", "start", openRound),
		refuse("corrections", "report", "corrections/too-many-reports"),
	]);
	await asked();
	await openReport();
	const text = dialog.getByLabelText("What should it be, and why? (optional)");
	const address = dialog.getByLabelText("A better source (optional)");
	await text.fill("It is 83 million");
	await address.fill("javascript:alert(1)");
	await send.click();
	await expect.element(address).toHaveAccessibleDescription(/begins with https/);
	await address.fill("https://ine.example/2018");
	await dialog.getByLabelText("Thank me by name on the corrections page").click();
	await send.click();
	await expect.element(dialog.getByText(/reported a lot of numbers/)).toBeVisible();
	await expect.element(text).toHaveValue("It is 83 million");
	const reports = watchCalls("corrections.report");
	network.use(answer("corrections", "report", { isNew: true }));
	await send.click();
	await expect.element(dialog.getByText("We'll tell you what becomes of it.")).toBeVisible();
	expect(reports()).toMatchObject([
		{ text: "It is 83 million", betterSource: "https://ine.example/2018", wantsThanks: true },
	]);
});

test("offers the report, sources and notes in a finished deck's list, without a word about the clock", async () => {
	const result = sampleResult();
	const [round, ...others] = result.rounds;
	if (!round) throw new Error("the deck has no rounds");
	const facts = {
		source: "Insee",
		sourceUrl: "https://insee.example/1",
		asOf: "2026",
		note: "Since revised.",
	};
	const first = { ...round.first, facts };
	await renderApp("/daily", [
		answer("corrections", "report", { isNew: false }),
		answer("daily", "result", { ...result, rounds: [{ ...round, first }, ...others] }),
		answer("daily", "today", {
			...result,
			timeZone: "UTC",
			closesInMs: 3_600_000,
			run: { status: "over", score: 8, timeMs: 74_300, marks: result.marks },
			friendsDone: null,
		}),
	]);
	const list = page.getByRole("region", { name: "The ten cards" });
	const link = list.getByRole("link", { name: `Insee · 2026 on ${first.name}, in a new tab` });
	await expect.element(link).toHaveAttribute("href", "https://insee.example/1");
	await expect.element(list.getByText("Since revised.")).toBeVisible();
	await list
		.getByRole("button", { name: `This looks wrong: ${first.name}` })
		.first()
		.click();
	await expect.element(send).toBeVisible();
	await expect.element(dialog.getByText(/clock/)).not.toBeInTheDocument();
	await send.click();
	await expect.element(dialog.getByRole("heading", { name: "You have already reported this" })).toBeVisible();
});
