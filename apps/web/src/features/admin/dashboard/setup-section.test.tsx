import { SETUP_STEPS, type SetupStep } from "@hilo/rules/admin/setup";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { asAdmin, siteSettings } from "../../../testing/administration.ts";
import { accept, answer } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";

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

test("opens the first step that is left, says what each does, and counts what is settled", async () => {
	const sent = watchCalls("admin.settleSetupStep");
	await renderApp("/admin", [setup(["name", "mail"]), accept("admin", "settleSetupStep"), ...asAdmin]);
	await expect.element(heading("Finish setting up (2 of 7)")).toBeVisible();
	await expect.element(list.getByRole("link", { name: "Choose who" })).toBeVisible();
	await expect.element(list.getByText("A disk that dies takes its backups with it.")).toBeVisible();
	await expect.element(list.getByRole("button", { name: "Mark as done" })).not.toBeInTheDocument();
	await list.getByText("Legal texts").click();
	await expect.element(list.getByText("Terms of Service is still the draft.")).toBeVisible();
	await list.getByText("Backup on another machine").click();
	network.use(setup(["name", "mail"], ["backup"]));
	await list.getByRole("button", { name: "Mark as done" }).click();
	await expect.element(heading("Finish setting up (3 of 7)")).toHaveFocus();
	expect(sent()).toEqual([{ step: "backup", isSettled: true }]);
	await expect.element(list.getByRole("button", { name: "Undo: Backup on another machine" })).toBeVisible();
});

test("is hidden from the dashboard, and shown again from the settings", async () => {
	const sent = watchCalls("admin.hideSetup");
	await renderApp("/admin", [setup(["name"]), accept("admin", "hideSetup"), ...asAdmin]);
	await expect.element(list).toBeVisible();
	network.use(setup(["name"], [], true));
	await list.getByRole("button", { name: "Hide" }).click();
	await expect.element(list).not.toBeInTheDocument();
	await expect.element(heading("Quick actions")).toHaveFocus();
	expect(sent()).toEqual([{ isHidden: true }]);
	await renderApp("/admin/settings", [setup(["name"], [], true), siteSettings(), ...asAdmin]);
	await page.getByRole("button", { name: "Show it again" }).click();
	await expect.poll(() => sent().at(-1)).toEqual({ isHidden: false });
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
