import { SETUP_STEPS, type SetupStep } from "@hilo/rules/admin/setup";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { asAdmin, siteSettings } from "../../../testing/administration.ts";
import { answer } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";

type Setup = Outputs["admin"]["setup"];

function setup(done: readonly SetupStep[], settled: readonly SetupStep[] = [], isHidden = false) {
	const steps: Setup["steps"] = SETUP_STEPS.map((step) => ({
		step,
		isDone: done.includes(step) || settled.includes(step),
		isSettled: settled.includes(step),
		fault: step === "legal" ? "Terms of Service is still the draft." : null,
	}));
	return answer("admin", "setup", { isHidden, steps, backups: "/var/lib/hilo/backups" });
}

const list = page.getByRole("region", { name: /^Finish setting up/ });
const heading = (text: string) => page.getByRole("heading", { name: text });

/** What the page sends; each answer changes the list. */
function answering(path: string, next: ReturnType<typeof setup>) {
	const sent: unknown[] = [];
	network.use(
		http.post(`/api/trpc/admin.${path}`, async ({ request }) => {
			sent.push(await request.json());
			network.use(next);
			return HttpResponse.json({ result: {} });
		}),
	);
	return sent;
}

test("opens the first step that is left, says what each does, and counts what is settled", async () => {
	await renderApp("/admin", [setup(["name", "mail"]), ...asAdmin]);
	await expect.element(heading("Finish setting up (2 of 7)")).toBeVisible();
	await expect.element(list.getByRole("link", { name: "Choose who" })).toBeVisible();
	await expect.element(list.getByText("A disk that dies takes its backups with it.")).toBeVisible();
	await expect.element(list.getByRole("button", { name: "Mark as done" })).not.toBeInTheDocument();
	await list.getByText("Legal texts").click();
	await expect.element(list.getByText("Terms of Service is still the draft.")).toBeVisible();
	await list.getByText("Backup on another machine").click();
	const sent = answering("settleSetupStep", setup(["name", "mail"], ["backup"]));
	await list.getByRole("button", { name: "Mark as done" }).click();
	await expect.element(heading("Finish setting up (3 of 7)")).toHaveFocus();
	expect(sent).toEqual([{ step: "backup", isSettled: true }]);
	await expect.element(list.getByRole("button", { name: "Undo: Backup on another machine" })).toBeVisible();
});

test("is hidden from the dashboard, and shown again from the settings", async () => {
	await renderApp("/admin", [setup(["name"]), ...asAdmin]);
	const hidden = answering("hideSetup", setup(["name"], [], true));
	await list.getByRole("button", { name: "Hide" }).click();
	await expect.element(list).not.toBeInTheDocument();
	await expect.element(heading("Quick actions")).toHaveFocus();
	expect(hidden).toEqual([{ isHidden: true }]);
	await renderApp("/admin/settings", [setup(["name"], [], true), siteSettings(), ...asAdmin]);
	const shown = answering("hideSetup", setup(["name"]));
	await page.getByRole("button", { name: "Show it again" }).click();
	await expect.poll(() => shown).toEqual([{ isHidden: false }]);
});

test("leads to the part of the settings that it names", async () => {
	await renderApp("/admin/settings#registration", [
		setup(["name"]),
		siteSettings(),
		answer("registration", "invitations", []),
		...asAdmin,
	]);
	await expect.element(heading("Registration")).toHaveFocus();
});
