import type { RegistrationMode } from "@hilo/rules/site/registration";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { challenge } from "../features/duels/testing/ghost-duels.ts";
import { aboutSite } from "../testing/about-site.ts";
import { answer } from "../testing/answers.ts";
import { player, stranger } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";

const mode = (registration: RegistrationMode) => aboutSite({ registration });
const friendLink = "/user/grace?add=true";
const profile = answer("profiles", "get", stranger());
const duel = answer("duels", "get", challenge());

test.each([
	["open", "Create a free account", "sign-up", null],
	["invitation", "Sign in", "sign-in", "Accounts on this site are by invitation."],
	["closed", "Sign in", "sign-in", "This site takes no new accounts at the moment."],
] as const)(
	"offers by the link of a friend, where registration is %s: %s",
	async (registration, label, form, note) => {
		await renderApp(friendLink, [mode(registration), profile]);
		const main = page.getByRole("main");
		await expect
			.element(main.getByRole("link", { name: label }))
			.toHaveAttribute("href", expect.stringContaining(`mode=${form}`));
		if (note) await expect.element(main.getByText(note)).toBeVisible();
	},
);

test("tells players nothing of it", async () => {
	await renderApp("/duel/d1", [answer("me", "get", { user: player() }), duel]);
	await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible();
	await expect.element(page.getByText(/without an account/)).not.toBeInTheDocument();
});
