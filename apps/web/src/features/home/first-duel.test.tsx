import { countryPool } from "@hilo/catalog/country/country.pool";
import { CORRECT_ADVANCE_MS } from "@hilo/rules/play/delays";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { holdTimers } from "../../testing/hold-timers.ts";
import { withMotion } from "../../testing/motion.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { answerOf, DUEL_ROUNDS } from "./duel-rounds.ts";
import { DUEL_VERDICT_MS } from "./first-duel.tsx";

const lower = page.getByRole("button", { name: "Lower" });
const higher = page.getByRole("button", { name: "Higher" });
const spoken = page.getByRole("status");

test("has its numbers from the catalog", () => {
	for (const { first, second } of DUEL_ROUNDS) {
		for (const { iso2, name, value } of [first, second]) {
			expect(countryPool.cards.find(({ id }) => id === iso2)).toMatchObject({ name, value });
		}
	}
	expect(DUEL_ROUNDS.map(answerOf)).toEqual(["lower", "higher", "higher"]);
});

test("shows the verdict after the number has counted up", async () => {
	await withMotion();
	const settle = holdTimers("setTimeout", DUEL_VERDICT_MS);
	const advance = holdTimers("setTimeout", CORRECT_ADVANCE_MS);
	await renderApp("/");
	await expect
		.element(spoken)
		.toMatchTextContent(/Turkey: 45,768,000. Does Germany get more visitors than Turkey\?$/);
	await lower.click();
	await expect.element(page.getByText("38,881,000", { exact: true })).toBeVisible();
	await expect
		.element(spoken)
		.toMatchTextContent(/Turkey: 45,768,000. Does Germany get more visitors than Turkey\?$/);
	await expect.poll(settle).toBe(1);
	await expect.element(spoken).toHaveTextContent("Right, it's lower. Germany: 38,881,000.");
	await expect.poll(advance).toBe(1);
	await expect.element(spoken).toMatchTextContent(/Does Austria get more visitors than Australia\?$/);
	await expect.element(lower).toHaveFocus();
});

test("ignores a second press during a round", async () => {
	const settle = holdTimers("setTimeout", DUEL_VERDICT_MS);
	const advance = holdTimers("setTimeout", CORRECT_ADVANCE_MS);
	await renderApp("/");
	await higher.click();
	await expect.element(higher).toHaveAttribute("aria-disabled", "true");
	await lower.click({ force: true });
	await expect.poll(settle).toBe(1);
	await expect.element(spoken).toMatchTextContent(/^No, it's lower/);
	await expect.poll(advance).toBe(1);
	await expect.element(spoken).toMatchTextContent(/^2\/3 Australia: 9,246,000/);
});

test("shows the result after three rounds, with the focus and a link to the game", async () => {
	const advance = holdTimers("setTimeout", CORRECT_ADVANCE_MS);
	await renderApp("/");
	for (const button of [lower, lower, higher]) {
		await button.click();
		await expect.element(button).toHaveAttribute("aria-disabled", "true");
		await expect.poll(advance).toBe(1);
	}
	await expect.element(page.getByText("2 of 3")).toBeVisible();
	await expect.poll(() => document.activeElement?.textContent).toContain("2 of 3");
	await expect
		.element(page.getByRole("link", { name: "Play Countries" }))
		.toHaveAttribute("href", "/country-game");
});

test("shows no early verdict of the page before", async () => {
	const { router } = await renderApp("/leaderboard");
	document.documentElement.dataset.earlyVerdict = "wrong";
	await router.navigate({ to: "/" });
	await expect.element(higher).toBeVisible();
	expect(document.documentElement.dataset.earlyVerdict).toBeUndefined();
});
