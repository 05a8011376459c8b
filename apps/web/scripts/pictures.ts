/**
 * Draws the picture of link previews and the icons of home screens.
 * Run it by hand after a change of the look (`node scripts/pictures.ts`); its output in public/ is committed.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumExecutable } from "@hilo/e2e/chromium";
import { chromium } from "@playwright/test";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFile(join(root, path));
const dataUrl = (type: string, content: Buffer) => `data:${type};base64,${content.toString("base64")}`;

const mark = dataUrl("image/svg+xml", await read("public/favicon.svg"));
const face = dataUrl("font/woff2", await read("src/ui/fonts/bricolage-grotesque.woff2"));

const preview = `<style>
	@font-face { font-family: B; src: url(${face}); font-weight: 500 800 }
	* { margin: 0; box-sizing: border-box }
	body { width: 1200px; height: 630px; background: #141119; color: #f7f1e6; font: 800 172px/0.9 B; letter-spacing: -0.025em;
		display: grid; grid-template-rows: 1fr 130px }
	h1 { font: inherit; padding: 62px 72px 0; white-space: pre }
	img { position: absolute; right: 84px; top: 96px; width: 300px }
	div { display: grid; grid-template-columns: 1fr 1fr; font-size: 64px; letter-spacing: 0; text-align: center; line-height: 130px }
	b { background: #ff8a3c; color: #201000 } i { background: #63adff; color: #00152b; font-style: normal }
</style><h1>Higher
or lower?</h1><img src="${mark}"><div><b>↑ Higher</b><i>↓ Lower</i></div>`;

const icon = (
	size: number,
) => `<style>* { margin: 0 } body { width: ${size}px; height: ${size}px; background: #141119;
	display: grid; place-items: center } img { width: ${size * 0.62}px }</style><img src="${mark}">`;

const pictures = [
	{ name: "og.png", width: 1200, height: 630, html: preview },
	...[180, 192, 512].map((size) => ({
		name: size === 180 ? "apple-touch-icon.png" : `icon-${size}.png`,
		width: size,
		height: size,
		html: icon(size),
	})),
];

const { path, args, env } = await chromiumExecutable();
const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } });
for (const { name, width, height, html } of pictures) {
	const page = await browser.newPage({ viewport: { width, height } });
	await page.setContent(html);
	await page.evaluate(() => document.fonts.ready);
	await page.screenshot({ path: join(root, "public", name) });
}
await browser.close();
