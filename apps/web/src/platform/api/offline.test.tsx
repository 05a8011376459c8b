import { onlineManager } from "@tanstack/react-query";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff } from "../../testing/answers.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

test("shows a page's documented text offline after a few retries", async () => {
	let tries = 0;
	const { queryClient } = await renderApp("/", [
		http.get("/api/trpc/site.recentUpdates", () => {
			tries++;
			return HttpResponse.error();
		}),
	]);
	await expect.element(page.getByText("Failed to load recent updates")).toBeVisible();
	expect(tries).toBeGreaterThan(1);
	expect(queryClient.isFetching()).toBe(0);
});

test("shows a form's documented text offline", async () => {
	await renderApp("/sign-in?mode=sign-in", [breakOff("accounts", "login")]);
	await page.getByLabelText(/Email or username/i).fill("ada");
	await page.getByLabelText("Password", { exact: true }).fill("correct horse");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect.element(page.getByText("Login failed")).toBeVisible();
});
