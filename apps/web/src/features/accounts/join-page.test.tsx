import type { InvitationStatus } from "@hilo/rules/registration/invitations";
import { BACKUP_PART_BYTES, type RestoreWay } from "@hilo/rules/registration/restore";
import type { RegistrationMode } from "@hilo/rules/site/registration";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aboutSite } from "../../testing/about-site.ts";
import { asAdmin } from "../../testing/administration.ts";
import { answer, refusal } from "../../testing/answers.ts";
import { holdTimers } from "../../testing/hold-timers.ts";
import { maintenance } from "../../testing/maintenance.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { watchCalls } from "../../testing/watch-calls.ts";

const invitation = (status: InvitationStatus, makesAdmin = false, restore: RestoreWay | null = null) =>
	answer("registration", "invitation", { status, makesAdmin, restore });
const mode = (registration: RegistrationMode) => aboutSite({ name: "Quizzly", registration });

async function fill(): Promise<void> {
	await page.getByLabelText("Email").fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await page.getByLabelText("Password", { exact: true }).fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
}

/** Takes a registration, after which the link is used up. */
function registers(isAdmin: boolean) {
	const user = { ...player(), isAdmin };
	return http.post("/api/trpc/accounts.register", () => {
		network.use(answer("me", "get", { user }), invitation(isAdmin ? "set-up" : "used-up", isAdmin));
		return HttpResponse.json({ result: { data: { user } } });
	});
}

test("creates an account by an invitation, with its key, and keeps the key out of the address", async () => {
	const sent = watchCalls("accounts.register");
	const { router } = await renderApp("/join?key=secret", [
		mode("invitation"),
		invitation("valid"),
		registers(false),
	]);
	await expect.element(page.getByRole("heading", { name: "You are invited to Quizzly" })).toBeVisible();
	await fill();
	await expect.poll(() => router.state.location.href).toBe("/");
	expect(sent()).toEqual([
		{ email: "ada@example.com", username: "ada", password: "secret", invitation: "secret" },
	]);
	expect(shownToasts()).toEqual([]);
});

test("makes the first account the administrator by a setup link, and opens the dashboard", async () => {
	const { router } = await renderApp("/join?key=secret", [
		mode("closed"),
		invitation("valid", true),
		registers(true),
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

const SETUP = [mode("open"), invitation("valid", true, "upload")];

/** Before a refused part is sent again, and between two looks whether the site has started. */
const PAUSE_MS = 1000;

async function chooseBackup(bytes: number): Promise<void> {
	await page.getByLabelText("Backup file").upload(new File([new Uint8Array(bytes)], "a.backup"));
}

test("restores a backup in place of a first account: sends it in parts, waits for the site, and leads to sign-in", async () => {
	const sent: { at: number; part: string }[] = [];
	let refusals = 1;
	const goOn = holdTimers("setTimeout", PAUSE_MS);
	await renderApp("/join?key=secret", [
		...SETUP,
		answer("registration", "beginRestore", { upload: "mine" }),
		http.post("/api/trpc/registration.uploadBackup", async ({ request }) => {
			if (refusals-- > 0) return refusal("request/too-many");
			sent.push((await request.json()) as { at: number; part: string });
			return HttpResponse.json({ result: {} });
		}),
		http.post("/api/trpc/registration.restore", () => {
			network.use(invitation("unknown"));
			network.use(http.get("/api/trpc/registration.invitation", () => HttpResponse.error(), { once: true }));
			return HttpResponse.json({ result: {} });
		}),
	]);
	await expect.element(page.getByRole("link", { name: "Restore a backup instead" })).toBeInTheDocument();
	await page.getByLabelText("Email").fill("ada@example.com");
	await chooseBackup(BACKUP_PART_BYTES + 1);
	await expect.element(page.getByText(/^Keep this page open\./)).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "a.backup" })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Create Account" })).not.toBeInTheDocument();
	await expect
		.poll(() => {
			goOn();
			return page.getByRole("heading", { name: "Restored" });
		})
		.toBeVisible();
	await expect.element(page.getByText("Sign in with your account.")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Go to Sign In" })).toBeVisible();
	expect(sent.map(({ at, part }) => [at, atob(part).length])).toEqual([
		[0, BACKUP_PART_BYTES],
		[BACKUP_PART_BYTES, 1],
	]);
});

test("offers no form in maintenance, in which it would be refused, and offers it when the site opens", async () => {
	const { unmount } = await renderApp("/join?key=secret", [maintenance(), invitation("valid")]);
	const button = page.getByRole("button", { name: "Create Account" });
	await expect.element(page.getByText(/^Registration is disabled during maintenance/)).toBeVisible();
	await expect.element(page.getByText(/^Keep this link/)).toBeVisible();
	await expect.element(button).not.toBeInTheDocument();
	await unmount();
	const { queryClient } = await renderApp("/join?key=secret", [maintenance(), ...SETUP]);
	await expect.element(page.getByText("hilo maintenance off")).toBeVisible();
	await expect.element(button).not.toBeInTheDocument();
	network.use(maintenance({ maintenanceMode: false }));
	await queryClient.invalidateQueries();
	await expect.element(button).toBeVisible();
});

test("stays open in maintenance, in which a restored site may be", async () => {
	const { router } = await renderApp("/join?key=secret", [maintenance(), invitation("unknown")]);
	await expect.element(page.getByText("This invitation is not valid", { exact: false })).toBeVisible();
	expect(router.state.location.pathname).toBe("/join");
});

test("says why a backup is refused, and that PostgreSQL restores its own", async () => {
	const reason = "This file is from another program.";
	const { unmount } = await renderApp("/join?key=secret", [
		...SETUP,
		http.post("/api/trpc/registration.beginRestore", () => refusal("registration/backup-refused", reason)),
	]);
	await page.getByLabelText("Email").fill("ada@example.com");
	await chooseBackup(1);
	await expect.element(page.getByRole("alert").filter({ hasText: `a.backup: ${reason}` })).toBeVisible();
	await expect.element(page.getByLabelText("Email")).toHaveValue("ada@example.com");
	await chooseBackup(0);
	await expect.element(page.getByText("a.backup: This file is empty.")).toBeVisible();
	await unmount();
	await renderApp("/join?key=secret", [mode("open"), invitation("valid", true, "postgres")]);
	await expect.element(page.getByText(/restore a dump with pg_restore/)).toBeVisible();
});
