import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asAdmin } from "../../../testing/administration.ts";
import { answer } from "../../../testing/answers.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const ENTRY = {
	id: "1",
	at: "2026-11-22T09:00:00.000Z",
	actor: { kind: "operator" as const, id: null, name: "", tokenName: null },
	action: "user.promote" as const,
	subject: { kind: "user" as const, id: "grace", name: "grace" },
	before: { isAdmin: false },
	after: { isAdmin: true },
};

test("shows actions with their changes, by the filters of the address", async () => {
	const asked: unknown[] = [];
	const { router } = await renderApp("/admin/settings/audit?kind=user&subject=grace", [
		http.get("/api/trpc/admin.audit", ({ request }) => {
			asked.push(JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}"));
			return HttpResponse.json({ result: { data: { rows: [ENTRY], next: null } } });
		}),
		...asAdmin,
	]);
	const row = page.getByRole("row").filter({ hasText: "grace" });
	await expect.element(row.getByText("Made an administrator")).toBeVisible();
	await expect.element(row.getByText("The operator")).toBeVisible();
	await expect
		.element(row.getByRole("link", { name: "grace" }))
		.toHaveAttribute("href", "/admin/users/grace");
	await expect.element(row.getByText("is admin")).toBeVisible();
	await page.getByLabelText("Action").selectOptions("Made an administrator");
	await page.getByLabelText("From").fill("2026-11-01");
	await expect
		.poll(() => asked.at(-1))
		.toEqual({ subjectKind: "user", subjectId: "grace", action: "user.promote", from: "2026-11-01" });
	expect(router.state.location.search).toMatchObject({ kind: "user", action: "user.promote" });
});

test("folds all filters but the search away on phones, while none of them is set", async () => {
	await renderApp("/admin/settings/audit", [
		answer("admin", "audit", { rows: [ENTRY], next: null }),
		...asAdmin,
	]);
	await expect.element(page.getByLabelText("Person, game or setting")).toBeVisible();
	await expect.element(page.getByLabelText("Action")).not.toBeVisible();
	await page.getByText("Filter", { exact: true }).click();
	await expect.element(page.getByLabelText("Action")).toBeVisible();
});
