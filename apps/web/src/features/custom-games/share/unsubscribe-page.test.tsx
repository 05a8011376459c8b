import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accept, refuse } from "../../../testing/answers.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const press = () => page.getByRole("button", { name: "Unsubscribe" }).click();

test("stops invitations to an address after a press, and confirms it", async () => {
	await renderApp("/unsubscribe/secret", [accept("customGames", "unsubscribe")]);
	await press();
	await expect.element(page.getByText(/You won't get any more invitations/)).toBeVisible();
});

test("says why a link is invalid", async () => {
	await renderApp("/unsubscribe/old", [
		refuse("customGames", "unsubscribe", "custom-games/unsubscribe-invalid"),
	]);
	await press();
	await expect.element(page.getByText(/This link is no longer valid/)).toBeVisible();
});
