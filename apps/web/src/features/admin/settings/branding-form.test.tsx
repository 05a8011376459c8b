import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aboutSite } from "../../../testing/about-site.ts";
import { asAdmin, siteSettings } from "../../../testing/administration.ts";
import { refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";

type Branding = typeof DEFAULT_BRANDING;

const shown = (branding: Branding = DEFAULT_BRANDING) => [aboutSite(branding), siteSettings({ branding })];

/** Takes a call, after which the site has this branding. */
function taken(call: "setBranding" | "setMark" | "removeMark", then: Branding) {
	const sent: unknown[] = [];
	const handler = http.post(`/api/trpc/site.${call}`, async ({ request }) => {
		if (call === "setBranding") sent.push(await request.json());
		if (call === "setMark") sent.push((await request.arrayBuffer()).byteLength);
		network.use(...shown(then));
		return HttpResponse.json({ result: { data: call === "setMark" ? { mark: then.mark } : undefined } });
	});
	return { sent, handler };
}

const open = (branding?: Branding, ...handlers: ReturnType<typeof shown>) =>
	renderApp("/admin/settings", [...asAdmin, ...shown(branding), ...handlers]);

const bar = page.getByRole("banner");
const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue("--accent").trim();

test("sets name, contact and colour, shows them at once in the preview and then in the bar, and takes them back", async () => {
	const own = { ...DEFAULT_BRANDING, name: "Quizcorner", contact: "help@quiz.example", accent: "#0b6b4f" };
	const save = taken("setBranding", own);
	await open(DEFAULT_BRANDING, save.handler);
	const light = page.getByRole("figure", { name: "Preview, light theme" });
	await page.getByLabelText("Name", { exact: true }).fill("Quizcorner");
	await page.getByLabelText("Contact").fill("help@quiz.example");
	await page.getByLabelText("Colour", { exact: true }).fill("0B6B4F");
	await expect.element(light.getByText("Quizcorner")).toBeVisible();
	expect(accentOf(light.getByText("Play").element())).toBe("#0b6b4f");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.element(bar.getByRole("link", { name: "Quizcorner" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Contact" }))
		.toHaveAttribute("href", "mailto:help@quiz.example");
	await expect
		.poll(() => save.sent)
		.toEqual([{ name: "Quizcorner", contact: "help@quiz.example", accent: "0B6B4F" }]);
	const back = taken("setBranding", DEFAULT_BRANDING);
	network.use(back.handler);
	await page.getByRole("button", { name: "Restore defaults" }).click();
	expect(back.sent).toEqual([]);
	await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
	await expect.element(bar.getByRole("link", { name: "Hilo" })).toBeVisible();
	await expect.poll(() => back.sent).toEqual([{ name: "Hilo", contact: null, accent: null }]);
});

test("names the contrast of a colour that is hard to read while it is chosen, and does not send it", async () => {
	const save = taken("setBranding", DEFAULT_BRANDING);
	await open(DEFAULT_BRANDING, save.handler);
	const colour = page.getByLabelText("Colour", { exact: true });
	const text = /hard to read on the light theme: 1\.0 to 1, and 4\.5 is needed/;
	await page.getByLabelText("Choose a colour").fill("#ffff00");
	await expect.element(colour).toHaveValue("#ffff00");
	await expect.element(page.getByText(text)).toBeVisible();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.element(colour).toHaveAccessibleDescription("Please choose a colour that can be read.");
	await colour.fill("green");
	await page.getByLabelText("Name", { exact: true }).fill(" ");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.element(colour).toHaveAccessibleDescription("The colour must be hexadecimal, such as #0b6b4f");
	await expect
		.element(page.getByLabelText("Name", { exact: true }))
		.toHaveAccessibleDescription("Please enter the site's name");
	expect(save.sent).toEqual([]);
});

test("uploads a mark and removes it, and says what is wrong with a picture", async () => {
	const marked = { ...DEFAULT_BRANDING, mark: "abc" };
	const upload = taken("setMark", marked);
	await open(DEFAULT_BRANDING, upload.handler);
	const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0]);
	const choose = (bytes: BlobPart, name: string) =>
		page.getByLabelText("Picture file").upload(new File([bytes], name));
	await choose("<svg/>", "logo.svg");
	await expect.element(page.getByText(/^Invalid file type/)).toBeVisible();
	await choose(png, "logo.png");
	await expect.element(page.getByRole("button", { name: "Replace" })).toBeVisible();
	await expect.poll(() => upload.sent).toEqual([png.length]);
	expect(bar.element().querySelector("img")?.getAttribute("src")).toBe("/mark/abc-128.png");
	network.use(refuse("site", "setMark", "site/mark-too-small"));
	await choose(png, "small.png");
	await expect.element(page.getByText(/both sides need at least 192 pixels/)).toBeVisible();
	const remove = taken("removeMark", DEFAULT_BRANDING);
	network.use(remove.handler);
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect.element(page.getByRole("button", { name: "Upload a picture" })).toBeVisible();
	expect(bar.element().querySelector("img")).toBeNull();
});
