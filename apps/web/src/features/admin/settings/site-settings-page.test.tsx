import { defaultSiteLimits } from "@hilo/rules/site/site-limits";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { siteSettings } from "../../../testing/administration.ts";
import { answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../../testing/toasts.ts";
import { localTime } from "../shell/dates.tsx";

type Settings = Outputs["site"]["settings"];

const shown = (settings: Partial<Settings> = {}) => [
	answer("me", "get", { user: { ...player(), isAdmin: true } }),
	answer("admin", "access", { isAdmin: true }),
	siteSettings(settings),
	answer("registration", "invitations", []),
];

function taken(
	call: "setMaintenance" | "setActivity" | "setAnalytics" | "setIntegrity" | "setLimits" | "setUpdateNotice",
	then: Partial<Settings>,
) {
	const sent: unknown[] = [];
	const handler = http.post(`/api/trpc/site.${call}`, async ({ request }) => {
		sent.push(await request.json());
		network.use(siteSettings(then));
		return HttpResponse.json({ result: {} });
	});
	return { sent, handler };
}

test("closes the site after a confirmation, with a message and an end, and opens it", async () => {
	const until = "2999-12-03T18:00:00.000Z";
	const closed = { maintenance: { isOn: true, message: "New games are coming.", until } };
	const close = taken("setMaintenance", closed);
	await renderApp("/admin/settings", [...shown(), close.handler]);
	await page.getByLabelText("Message").fill("New games are coming.");
	await page.getByLabelText("Expected end").fill(localTime(until));
	await page.getByRole("button", { name: "Close the site" }).click();
	const question = page.getByRole("dialog", { name: "Close the site?" });
	await question.getByRole("button", { name: "Close the site" }).click();
	await expect.element(page.getByText("● Closed.")).toBeVisible();
	await expect.poll(() => close.sent).toEqual([closed.maintenance]);
	const open = taken("setMaintenance", {});
	network.use(open.handler);
	await page.getByRole("button", { name: "Open the site" }).click();
	await expect.element(page.getByText("○ Open.")).toBeVisible();
	await expect.poll(() => open.sent).toEqual([{ isOn: false }]);
});

test("switches analytics, integrity and the numbers of the home page immediately, and says when that failed", async () => {
	const analytics = taken("setAnalytics", { analyticsEnabled: false });
	const strict = taken("setIntegrity", { integrity: "strict" });
	const activity = taken("setActivity", { showsActivity: false });
	await renderApp("/admin/settings", [...shown(), analytics.handler, strict.handler, activity.handler]);
	const counts = page.getByRole("switch", { name: "Count visits and plays" });
	await expect.element(counts).toBeChecked();
	await counts.click();
	await expect.element(counts).not.toBeChecked();
	await page.getByRole("radio", { name: "Strict" }).click();
	await expect.element(page.getByText(/^Only runs refereed by the server count/)).toBeVisible();
	const numbers = page.getByRole("switch", { name: "Show how many are playing" });
	await numbers.click();
	await expect.element(numbers).not.toBeChecked();
	await expect
		.poll(() => [analytics.sent, strict.sent, activity.sent])
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
	const change = taken("setLimits", { limits: { ...defaultSiteLimits(), writes: 30 } });
	await renderApp("/admin/settings", [...shown(), change.handler]);
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
	await save.click();
	await expect.poll(() => change.sent).toEqual([{ limits: { ...defaultSiteLimits(), writes: 30 } }]);
	const back = taken("setLimits", {});
	network.use(back.handler);
	await page.getByRole("button", { name: "Restore defaults" }).click();
	await expect.element(writes).toHaveValue("60");
	await expect.poll(() => back.sent).toEqual([{ limits: defaultSiteLimits() }]);
});
