import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakOff } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { renderApp } from "../../testing/render-app.tsx";

const parts = ["Playing", "Your account", "Cookies", "Emails", "Changes"];
const LEGAL = {
	version: 3,
	publishedAt: "2026-11-23T00:00:00.000Z",
	html: parts.map((title, n) => `<h2 id="part-${n}">${title}</h2><p>About <em>it</em>.</p>`).join(""),
	contents: parts.map((title, n) => ({ id: `part-${n}`, title })),
};

test("shows the server's text with its version, date and parts", async () => {
	await renderApp("/privacy-policy", [answer("site", "legal", LEGAL)]);
	await expect.element(page.getByRole("heading", { name: "Privacy Policy", level: 1 })).toBeVisible();
	await expect.element(page.getByText("Version 3, 23 November 2026")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Cookies", level: 2 })).toBeVisible();
	const contents = page.getByRole("group");
	await contents.getByText("On this page").click();
	await expect.element(contents.getByRole("link", { name: "Cookies" })).toHaveAttribute("href", "#part-2");
});

test("says that a text failed to load, and tries again", async () => {
	await renderApp("/terms-of-service", [breakOff("site", "legal")]);
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("Failed to load terms of service. Please try again later.");
	network.use(answer("site", "legal", { ...LEGAL, html: "<p>Be kind.</p>", contents: [] }));
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByText("Be kind.")).toBeVisible();
});
