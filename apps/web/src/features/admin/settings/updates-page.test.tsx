import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { accept, answer } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import type { EditedUpdate } from "./updates-page.tsx";

const update = (id: string, state: EditedUpdate["state"], date: string): EditedUpdate => ({
	id,
	title: `Title ${id}`,
	content: "New.",
	date,
	isPublished: state !== "draft",
	state,
});
const list = (...updates: EditedUpdate[]) =>
	answer("site", "allUpdates", { updates, pagination: { page: 1, pages: 1, total: updates.length } });
const saved = answer("site", "saveUpdate", update("x", "published", "2026-11-23T09:00:00.000Z"));

test("writes an update, with a date and as a draft", async () => {
	const sent = watchCalls("site.saveUpdate");
	await renderApp("/admin/settings/updates", [...asAdmin, list(), saved]);
	await expect.element(page.getByText("There are no updates yet.")).toBeVisible();
	await page.getByRole("button", { name: "New update" }).click();
	await page.getByRole("button", { name: "Save" }).click();
	await expect.element(page.getByText("Please enter a title")).toBeVisible();
	await page.getByLabelText("Title").fill("New games");
	await page.getByLabelText("What is new").fill("Two of them.");
	await page.getByLabelText("Date").fill("2999-01-02T03:04");
	await page.getByLabelText("Draft").click();
	await page.getByRole("button", { name: "Save" }).click();
	await expect.element(page.getByRole("button", { name: "New update" })).toBeVisible();
	await expect.poll(sent).toEqual([
		{
			title: "New games",
			content: "Two of them.",
			date: new Date("2999-01-02T03:04").toISOString(),
			isPublished: false,
		},
	]);
});

test("asks before a written update is left, and leaves then", async () => {
	const { router } = await renderApp("/admin/settings/updates", [...asAdmin, list()]);
	await page.getByRole("button", { name: "New update" }).click();
	await page.getByLabelText("Title").fill("New games");
	const leave = () => router.navigate({ to: "/credits" });
	const question = page.getByRole("dialog", { name: "Leave this page?" });
	void leave();
	await question.getByRole("button", { name: "Cancel" }).click();
	await expect.element(question).not.toBeInTheDocument();
	await expect.element(page.getByLabelText("Title")).toHaveValue("New games");
	void leave();
	await question.getByRole("button", { name: "Leave" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/credits");
});

test("publishes a draft, and deletes an update after its name is typed", async () => {
	const sent = watchCalls("site.saveUpdate");
	const rows = [
		update("c", "scheduled", "2999-01-02T09:00:00.000Z"),
		update("b", "published", "2026-11-16T09:00:00.000Z"),
		update("a", "draft", "2026-11-02T09:00:00.000Z"),
	];
	await renderApp("/admin/settings/updates", [...asAdmin, list(...rows), saved]);
	for (const state of ["◐ Scheduled", "● Published", "○ Draft"])
		await expect.element(page.getByText(state)).toBeVisible();
	await page.getByRole("button", { name: "More for Title c" }).click();
	await page.getByRole("menuitem", { name: "Publish now" }).click();
	await expect.poll(sent).toMatchObject([{ id: "c", isPublished: true }]);
	network.use(accept("site", "deleteUpdate"), list(...rows.slice(1)));
	await page.getByRole("button", { name: "More for Title a" }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await page.getByLabelText(/Type/).fill("Title a");
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect.element(page.getByText("Title c", { exact: true })).not.toBeInTheDocument();
});
