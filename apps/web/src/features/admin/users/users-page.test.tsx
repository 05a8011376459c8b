import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { adminUser, asAdmin } from "../../../testing/administration.ts";
import { renderApp } from "../../../testing/render-app.tsx";

function twoPages() {
	const asked: Record<string, unknown>[] = [];
	const handler = http.get("/api/trpc/admin.users", ({ request }) => {
		const input = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		asked.push(input);
		const isSecond = input.cursor === "second";
		const users = input.search
			? []
			: [
					adminUser(isSecond ? "grace" : "ada", {
						isAdmin: true,
						suspendedUntil: "2026-12-03T12:00:00.000Z",
					}),
				];
		return HttpResponse.json({ result: { data: { users, next: isSecond ? null : "second" } } });
	});
	return { asked, handler };
}

const table = page.getByRole("table", { name: "Users" });

test("lists users with their unusual states", async () => {
	await renderApp("/admin/users", [twoPages().handler, ...asAdmin]);
	const row = table.getByRole("row").filter({ hasText: "ada@example.org" });
	await expect.element(row.getByRole("link", { name: "ada" })).toHaveAttribute("href", "/admin/users/ada");
	await expect.element(row.getByText("Administrator")).toBeVisible();
	await expect.element(row.getByText("Suspended until 3 Dec 2026")).toBeVisible();
});

test("keeps filters and page in the address, and shows page 1 after a filter changes", async () => {
	const { asked, handler } = twoPages();
	const { router } = await renderApp("/admin/users?filter=admins", [handler, ...asAdmin]);
	await expect.element(table.getByRole("link", { name: "ada" })).toBeVisible();
	expect(asked.at(-1)).toEqual({ search: "", filter: "admins", order: "newest" });
	await page.getByRole("button", { name: "Next" }).click();
	await expect.element(table.getByRole("link", { name: "grace" })).toBeVisible();
	expect(router.state.location.search).toEqual({ filter: "admins", cursor: "second" });
	await expect.element(page.getByRole("button", { name: "Next" })).toBeDisabled();
	await page.getByRole("button", { name: "Previous" }).click();
	await expect.element(table.getByRole("link", { name: "ada" })).toBeVisible();
	expect(router.state.location.search).toEqual({ filter: "admins" });
	await page.getByLabelText("Order").selectOptions("By name");
	await page.getByLabelText("Name or email").fill("2024 ");
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("heading", { name: "No users found" })).toBeVisible();
	expect(router.state.location.search).toEqual({ filter: "admins", order: "name", search: "2024" });
	expect(asked.at(-1)).toEqual({ search: "2024", filter: "admins", order: "name" });
});
