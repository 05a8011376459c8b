import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { gamesServer, mountains } from "./testing/open-editor.tsx";

const saved = {
	...mountains(10),
	items: [...mountains(10).items],
	updatedAt: "2026-11-01T10:00:00.000Z",
	shareableLink: "/custom-game/g1?key=secret",
};

test("ends the making of a game with its card, from which it is shared and made public", async () => {
	const { updated } = gamesServer();
	await renderApp("/edit-custom-game/g1?published=true", [
		answer("me", "get", { user: player() }),
		answer("customGames", "forEdit", saved),
	]);
	await expect.element(page.getByRole("heading", { name: "Your game is ready" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Play it" }))
		.toHaveAttribute("href", "/custom-game/g1?key=secret");
	await expect
		.element(page.getByRole("link", { name: "Challenge a friend" }))
		.toHaveAttribute("href", "/duel/new?custom=g1&key=secret");
	await expect
		.element(page.getByRole("textbox", { name: "Link to the game" }))
		.toHaveValue(`${window.location.origin}/custom-game/g1?key=secret`);
	await expect.element(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
	await expect.element(page.getByText("Only people with the link can play.")).toBeVisible();
	const opened = { ...saved, privacyLevel: "public", version: 2, shareableLink: "/custom-game/g1" } as const;
	network.use(answer("customGames", "forEdit", opened));
	await page.getByRole("button", { name: "Make it public" }).click();
	await expect.element(page.getByText("Everyone can find it in Discover and play it.")).toHaveFocus();
	expect(updated[0]).toMatchObject({ id: "g1", version: 1, privacyLevel: "public", name: "Mountains" });
	await expect
		.element(page.getByRole("link", { name: "Challenge a friend" }))
		.toHaveAttribute("href", "/duel/new?custom=g1");
	await page.getByRole("button", { name: "Keep editing" }).click();
	await expect.element(page.getByRole("heading", { name: "Edit game" })).toHaveFocus();
});
