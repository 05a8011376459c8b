import type { ComponentType } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loseCode } from "../testing/lose-code.ts";
import { lazyPart } from "./lazy-part.tsx";
import { watchReloadReasons } from "./reload.ts";

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
});

/** A page with a part that is fetched by `load`. */
async function renderWith(load: () => Promise<{ Part: ComponentType }>) {
	const Part = lazyPart(load, "Part", <p>Wait</p>);
	return render(
		<main>
			<input aria-label="Name" />
			<Part />
		</main>,
	);
}

test("stays empty if its code is lost, because the shell offers a reload; the page keeps what was typed", async () => {
	const end = watchReloadReasons("");
	const { promise, reject } = Promise.withResolvers<{ Part: ComponentType }>();
	await renderWith(() => promise);
	await page.getByLabelText("Name").fill("Peaks");
	reject(loseCode());
	await expect.element(page.getByText("Wait")).not.toBeInTheDocument();
	expect(page.getByRole("main").element().textContent).toBe("");
	await expect.element(page.getByLabelText("Name")).toHaveValue("Peaks");
	end();
});

test("shows its own error in its place", async () => {
	await renderWith(async () => ({
		Part: () => {
			throw new Error("broken");
		},
	}));
	const text = "An unexpected error occurred. Please try again later.";
	await expect.element(page.getByRole("alert")).toHaveTextContent(text);
	await expect.element(page.getByLabelText("Name")).toBeVisible();
});
