import { defaultSiteLimits } from "@hilo/rules/site/site-limits";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { asAdmin, siteSettings } from "../../../testing/administration.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { localTime } from "../shell/dates.tsx";

type Settings = Outputs["site"]["settings"];

const shown = (settings: Partial<Settings> = {}) => [
	...asAdmin,
	siteSettings(settings),
	answer("registration", "invitations", []),
];

test("closes the site after a confirmation, with a message and an end, and opens it", async () => {
	const until = "2999-12-03T18:00:00.000Z";
	const closed = { maintenance: { isOn: true, message: "New games are coming.", until } };
	const sent = watchCalls("site.setMaintenance");
	await renderApp("/admin/settings", [...shown(), accept("site", "setMaintenance")]);
	await page.getByLabelText("Message").fill("New games are coming.");
	await page.getByLabelText("Expected end").fill(localTime(until));
	await page.getByRole("button", { name: "Close the site" }).click();
	const question = page.getByRole("dialog", { name: "Close the site?" });
	network.use(siteSettings(closed));
	await question.getByRole("button", { name: "Close the site" }).click();
	await expect.element(page.getByText("● Closed.")).toBeVisible();
	await expect.poll(sent).toEqual([closed.maintenance]);
	network.use(siteSettings());
	await page.getByRole("button", { name: "Open the site" }).click();
	await expect.element(page.getByText("○ Open.")).toBeVisible();
	await expect.poll(() => sent().at(-1)).toEqual({ isOn: false });
});

test("switches analytics, integrity and the numbers of the home page immediately, and says when that failed", async () => {
	const calls = ["setAnalytics", "setIntegrity", "setActivity"] as const;
	const sent = calls.map((call) => watchCalls(`site.${call}`));
	await renderApp("/admin/settings", [...shown(), ...calls.map((call) => accept("site", call))]);
	const counts = page.getByRole("switch", { name: "Count visits and plays" });
	await expect.element(counts).toBeChecked();
	network.use(siteSettings({ analyticsEnabled: false }));
	await counts.click();
	await expect.element(counts).not.toBeChecked();
	network.use(siteSettings({ integrity: "strict" }));
	await page.getByRole("radio", { name: "Strict" }).click();
	await expect.element(page.getByText(/^Only runs refereed by the server count/)).toBeVisible();
	const numbers = page.getByRole("switch", { name: "Show how many are playing" });
	network.use(siteSettings({ showsActivity: false }));
	await numbers.click();
	await expect.element(numbers).not.toBeChecked();
	await expect
		.poll(() => sent.map((inputs) => inputs()))
		.toEqual([[{ isOn: false }], [{ integrity: "strict" }], [{ isOn: false }]]);
	clearToasts();
	network.use(refuse("site", "setAnalytics", "site/unexpected"));
	await counts.click();
	await expect.poll(shownToasts).toContain("Error: Failed to save the setting. Please try again.");
});

test("explains why the notice of new releases can't be switched where the server has no repository", async () => {
	await renderApp("/admin/settings", shown({ updateNotice: { isOn: false, repository: null } }));
	const notice = page.getByRole("switch", { name: "Tell administrators about new releases" });
	await expect.element(notice).toHaveAttribute("aria-disabled", "true");
	await expect.element(notice).toHaveAccessibleDescription(/set RELEASES_REPOSITORY/);
});

test("changes the limits within their ranges, and resets them", async () => {
	const sent = watchCalls("site.setLimits");
	await renderApp("/admin/settings", [...shown(), accept("site", "setLimits")]);
	const writes = page.getByLabelText("Changes per player");
	const save = page.getByRole("button", { name: "Save limits" });
	await writes.fill("5");
	await save.click();
	await expect.element(writes).toHaveAccessibleDescription("Please enter a whole number from 20 to 600.");
	await writes.fill("30");
	const [folded, reads] = [page.getByText("Server", { exact: true }), page.getByLabelText(/^Calls/)];
	await folded.click();
	await reads.fill("5");
	await folded.click();
	await expect.element(reads).not.toBeVisible();
	await save.click();
	await expect.element(reads).toHaveFocus();
	await reads.fill("600");
	const limits = { ...defaultSiteLimits(), writes: 30 };
	network.use(siteSettings({ limits }));
	await save.click();
	await expect.poll(sent).toEqual([{ limits }]);
	const restore = page.getByRole("button", { name: "Restore defaults" });
	await expect.element(restore).toBeVisible();
	network.use(siteSettings());
	await restore.click();
	await expect.element(writes).toHaveValue("60");
	await expect.poll(() => sent().at(-1)).toEqual({ limits: defaultSiteLimits() });
});
