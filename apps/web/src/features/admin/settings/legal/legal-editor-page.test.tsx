import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asAdmin } from "../../../../testing/administration.ts";
import { answer, refuse } from "../../../../testing/answers.ts";
import { network } from "../../../../testing/network.ts";
import { renderApp } from "../../../../testing/render-app.tsx";
import { watchCalls } from "../../../../testing/watch-calls.ts";

const version = (n: number, publishedBy: string) => ({
	version: n,
	publishedAt: "2026-11-23T00:00:00.000Z",
	publishedBy,
});
const FIRST = { markdown: "Be kind.", version: 1, history: [version(1, "Hilo")] };

const admin = [...asAdmin, answer("site", "previewLegal", { html: "<p>Shown so.</p>" })];
const editor = () => page.getByLabelText("Markdown");

test("keeps a draft on this device until it is published", async () => {
	const sent = watchCalls("site.publishLegal");
	const answers = [
		...admin,
		answer("site", "legalText", FIRST),
		answer("site", "publishLegal", { version: 2 }),
	];
	const { unmount } = await renderApp("/admin/settings/legal?text=terms", answers);
	await expect.element(page.getByText("Shown so.")).toBeVisible();
	await editor().fill("Be very kind.");
	await expect.element(page.getByText("Draft kept on this device")).toBeVisible();
	await unmount();
	await renderApp("/admin/settings/legal?text=terms", answers);
	await expect.element(editor()).toHaveValue("Be very kind.");
	await page.getByRole("button", { name: "Publish version 2" }).click();
	const history = [version(2, "ada_lovelace"), version(1, "Hilo")];
	network.use(answer("site", "legalText", { markdown: "Be very kind.", version: 2, history }));
	await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
	await expect.element(page.getByText("As published")).toBeVisible();
	await expect.poll(sent).toEqual([{ kind: "terms", markdown: "Be very kind.", version: 1 }]);
	await expect.element(page.getByRole("button", { name: /^Version 2 .* by ada_lovelace/ })).toBeVisible();
});

test("says when another administrator has published, and asks before the page is left", async () => {
	await renderApp("/admin/settings/legal", [...admin, answer("site", "legalText", FIRST)]);
	await editor().fill("Be quick.");
	const history = [version(2, "grace"), version(1, "Hilo")];
	network.use(
		refuse("site", "publishLegal", "site/legal-changed"),
		answer("site", "legalText", { markdown: "Be good.", version: 2, history }),
	);
	await page.getByRole("button", { name: "Publish version 2" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
	await expect.element(page.getByText(/grace published version 2/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Publish version 3" })).toBeDisabled();
	await page.getByRole("button", { name: "Go on with my draft" }).click();
	await expect.element(page.getByRole("button", { name: "Publish version 3" })).toBeEnabled();
	await page.getByRole("link", { name: "Recent updates" }).click();
	await expect.element(page.getByRole("dialog", { name: "Leave this page?" })).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Discard draft" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
	await expect.element(page.getByRole("button", { name: "Discard draft" })).toHaveFocus();
	await expect.element(editor()).toHaveValue("Be good.");
});

test("shows an old version, and copies its text into the editor", async () => {
	const history = [version(2, "grace"), version(1, "Hilo")];
	const versions = http.get("/api/trpc/site.legalVersion", ({ request }) => {
		const input = JSON.parse(new URL(request.url).searchParams.get("input") ?? "");
		const markdown = input.version === 1 ? "Be kind." : "Be good.";
		return HttpResponse.json({ result: { data: { markdown } } });
	});
	const text = answer("site", "legalText", { markdown: "Be good.", version: 2, history });
	await renderApp("/admin/settings/legal", [...admin, text, versions]);
	await page.getByRole("button", { name: /^Version 1/ }).click();
	await expect.element(page.getByText("Be kind.")).toBeVisible();
	const use = page.getByRole("button", { name: "Put this text into the editor" });
	await use.click();
	await expect.element(editor()).toHaveValue("Be kind.");
	await expect.element(editor()).toHaveFocus();
	await editor().fill("Be quick.");
	await use.click();
	await page
		.getByRole("dialog", { name: "Replace your draft?" })
		.getByRole("button", { name: "Cancel" })
		.click();
	await expect.element(editor()).toHaveValue("Be quick.");
	await use.click();
	await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
	await expect.element(editor()).toHaveValue("Be kind.");
	await expect.element(editor()).toHaveFocus();
	await expect.element(editor()).toBeInViewport();
});
