import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accept, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";

test("says why a link is invalid, and confirms that invitations have stopped", async () => {
	await renderApp("/unsubscribe/secret", [
		refuse("customGames", "unsubscribe", "custom-games/unsubscribe-invalid"),
	]);
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await expect.element(page.getByText(/This link is no longer valid/)).toBeVisible();
	network.use(accept("customGames", "unsubscribe"));
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await expect.element(page.getByText(/You won't get any more invitations/)).toBeVisible();
});
