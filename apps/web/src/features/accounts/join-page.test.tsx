import type { InvitationStatus } from "@hilo/rules/registration/invitations";
import type { RegistrationMode } from "@hilo/rules/site/registration";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aboutSite } from "../../testing/about-site.ts";
import { asAdmin } from "../../testing/administration.ts";
import { answer } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";

const invitation = (status: InvitationStatus, makesAdmin = false) =>
	answer("registration", "invitation", { status, makesAdmin });
const mode = (registration: RegistrationMode) => aboutSite({ name: "Quizzly", registration });

async function fill(): Promise<void> {
	await page.getByLabelText("Email").fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await page.getByLabelText("Password", { exact: true }).fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
}

/** Takes a registration, after which the link is used up. */
function taken(isAdmin: boolean) {
	const sent: unknown[] = [];
	const user = { ...player(), isAdmin };
	const handler = http.post("/api/trpc/accounts.register", async ({ request }) => {
		sent.push(await request.json());
		network.use(answer("me", "get", { user }), invitation(isAdmin ? "set-up" : "used-up", isAdmin));
		return HttpResponse.json({ result: { data: { user } } });
	});
	return { sent, handler };
}

test("creates an account by an invitation, with its key, and keeps the key out of the address", async () => {
	const { sent, handler } = taken(false);
	const { router } = await renderApp("/join?key=secret", [mode("invitation"), invitation("valid"), handler]);
	await expect.element(page.getByRole("heading", { name: "You are invited to Quizzly" })).toBeVisible();
	await fill();
	await expect.poll(() => router.state.location.href).toBe("/");
	expect(sent).toEqual([
		{ email: "ada@example.com", username: "ada", password: "secret", invitation: "secret" },
	]);
	expect(shownToasts()).toEqual([]);
});

test("makes the first account the administrator by a setup link, and opens the dashboard", async () => {
	const { handler } = taken(true);
	const { router } = await renderApp("/join?key=secret", [
		mode("closed"),
		invitation("valid", true),
		handler,
		...asAdmin.slice(1),
	]);
	await expect.element(page.getByRole("heading", { name: "Set up Quizzly" })).toBeVisible();
	await expect.element(page.getByText(/^Create your account\. It will be the administrator/)).toBeVisible();
	await fill();
	await expect.poll(() => router.state.location.pathname).toBe("/admin");
	expect(shownToasts()).toEqual(["Done: You are the administrator. The list says what a new site needs."]);
});

test.each([
	["used-up", false, "invitation", "has been used as often", "Play without an account"],
	["expired", false, "open", "You need no invitation", "Create a free account"],
	["expired", true, "open", "hilo users setup-link", "Play without an account"],
	["set-up", true, "open", "has an administrator already", "Go to Sign In"],
] as const)("says of a link that is %s (makes an administrator: %s, %s) what to do", async (...each) => {
	const [status, makesAdmin, registration, text, button] = each;
	await renderApp("/join?key=secret", [mode(registration), invitation(status, makesAdmin)]);
	const main = page.getByRole("main");
	await expect.element(main.getByText(text, { exact: false })).toBeVisible();
	await expect.element(main.getByRole("link", { name: button })).toBeVisible();
});

test("tells a signed-in player that the link is for new accounts, or how the operator gives the rights", async () => {
	const signedIn = answer("me", "get", { user: player() });
	const { unmount } = await renderApp("/join?key=secret", [signedIn, invitation("valid")]);
	await expect.element(page.getByText(/^This invitation is for people without an account/)).toBeVisible();
	await unmount();
	await renderApp("/join?key=secret", [signedIn, invitation("valid", true)]);
	await expect.element(page.getByText("hilo users promote ada_lovelace")).toBeVisible();
});
