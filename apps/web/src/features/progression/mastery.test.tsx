import { rightAnswers } from "@hilo/rules/progression/levels";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { player, stranger } from "../../testing/people.ts";
import { quietProgress } from "../../testing/progress.ts";
import { renderApp } from "../../testing/render-app.tsx";

const answered = rightAnswers((game) => ({ country: 62, movie: 10, cs16: 9 })[game as string]);

test("shows a player's steps on tiles and on the profile, with what is left to the next", async () => {
	const me = { ...player(), rightAnswers: answered };
	const { router } = await renderApp("/", [answer("me", "get", { user: me }), ...quietProgress]);
	await expect
		.element(page.getByRole("listitem").filter({ hasText: "Countries" }).getByRole("img", { name: "Silver" }))
		.toBeVisible();
	await router.navigate({ to: "/profile" });
	const section = page.getByRole("region", { name: "Mastery" });
	await expect.element(section.getByText("62 of 150 to Gold")).toBeVisible();
	await expect.element(section.getByText("9 of 10 to Bronze")).toBeVisible();
	await expect
		.element(section.getByRole("progressbar", { name: "Countries: towards Gold" }))
		.toHaveAttribute("aria-valuenow", "12");
});

test("shows others the games with a step only", async () => {
	await renderApp("/user/grace", [
		answer("profiles", "get", { ...stranger({ countryGame: 3 }), rightAnswers: answered }),
	]);
	const medals = page.getByRole("region", { name: "Mastery" }).getByRole("listitem");
	await expect.element(medals.first()).toBeVisible();
	expect(medals.elements().map((medal) => medal.textContent)).toEqual(["Countries", "Movie Budgets"]);
});
