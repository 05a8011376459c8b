import { chromium } from "@playwright/test";
import { chromiumExecutable } from "./src/chromium.ts";
import { registerPlayer } from "./src/player.ts";
const { path, args, env } = await chromiumExecutable();
const [, , shots = "all"] = process.argv;
const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } as Record<string, string> });
const url = "http://127.0.0.1:4800";
let number = 0;
async function open(viewport: { width: number; height: number }, scheme: "light" | "dark") {
	const context = await browser.newContext({ baseURL: url, viewport, colorScheme: scheme, locale: "en-US" });
	const page = await context.newPage();
	page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
	await registerPlayer(context, process.env.SETUP ?? undefined); delete process.env.SETUP;
	return page;
}
const dir = "/work/shared/cases/";
async function toPreview(page, file) {
	await page.goto("/custom-games?create=true");
	await page.getByRole("heading", { name: "Make a game" }).waitFor();
	await page.waitForTimeout(500);
	await page.getByLabel("File to import").setInputFiles(dir + file);
	await page.getByText(/\d+ ready/).waitFor();
	await page.waitForTimeout(300);
}
for (const scheme of ["light", "dark"] as const)
	for (const [name, viewport] of [["phone", { width: 390, height: 844 }], ["desk", { width: 1440, height: 900 }], ["small", { width: 320, height: 640 }]] as const) {
		if (name === "small" && scheme === "dark") continue;
		const page = await open(viewport, scheme);
		for (const file of ["I1-joined-columns.csv", "I9-mixed-units.tsv", "I12-windows-1251.csv", "I4b-url-before-image.csv"]) {
			if (scheme === "dark" && !file.startsWith("I9")) continue;
			await toPreview(page, file);
			await page.screenshot({ path: `/tmp/i-shots/${name}-${scheme}-${file.split("-")[0]}.png` });
		}
		await page.context().close();
	}
await browser.close();
