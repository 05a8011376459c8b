import { ERRORS } from "@hilo/rules/errors/errors";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";

beforeEach(() => {
	holdPoll();
});

async function open(respond: Parameters<typeof http.get>[1]) {
	const signedIn = answer("me", "get", { user: player() });
	await renderApp("/profile?tab=settings", [http.get("/api/user/export", respond), signedIn]);
	await page.getByRole("heading", { name: "Data", exact: true }).click();
}

const download = page.getByRole("button", { name: "Download my data" });

test("saves the player's data as a file", async () => {
	const saved = vi.spyOn(URL, "createObjectURL");
	const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
	await open(() => HttpResponse.text('{"account":{}}'));
	await download.click();
	await expect.poll(() => clicked.mock.contexts[0]).toHaveProperty("download", "hilo-ada_lovelace.json");
	const file = saved.mock.calls[0]?.[0];
	expect(await (file instanceof Blob ? file.text() : null)).toBe('{"account":{}}');
});

test("says why the export failed", async () => {
	const { message, status } = ERRORS["accounts/export-under-way"];
	await open(() => HttpResponse.json({ code: "accounts/export-under-way", message }, { status }));
	await download.click();
	await expect.element(page.getByText(message)).toBeVisible();
});

test("says that an interrupted export failed", async () => {
	const broken = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode('{"account":'));
			setTimeout(() => controller.error(new Error("broken")));
		},
	});
	await open(() => new HttpResponse(broken));
	await download.click();
	await expect.element(page.getByText("Failed to export your data")).toBeVisible();
});
