import { contrast } from "@hilo/rules/art/colour";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { run } from "../testing/runs.ts";
import { classicRules } from "./classic-rules.ts";
import { Stage } from "./stage.tsx";

afterEach(async () => {
	delete document.documentElement.dataset.theme;
	await page.viewport(390, 844);
});

const TEXTS = ".half-name, .half-detail, .half-measure, .dock-question span, .half-source";

test.each([
	["dark", "#ffffff"],
	["light", "#000000"],
] as const)("keeps texts readable in the %s theme over a picture of %s", async (theme, picture) => {
	document.documentElement.dataset.theme = theme;
	await renderStage(<Stage rules={classicRules("country")} dealer={scriptedDealer(run, [])} run={run} />);
	await expect.poll(() => document.querySelectorAll(".half-ground .art").length).toBe(2);
	for (const art of document.querySelectorAll<HTMLElement>(".half-ground .art")) {
		art.replaceChildren();
		art.style.background = picture;
	}
	for (const [width, height] of [
		[390, 844],
		[844, 390],
	] as const) {
		await page.viewport(width, height);
		for (const { text, ratio } of await ratios())
			expect(ratio, `${text}, ${width} × ${height}`).toBeGreaterThan(4.5);
	}
});

/** The lowest contrast of each text with what is behind it. */
async function ratios() {
	const texts = [...document.querySelectorAll<HTMLElement>(TEXTS)];
	const colours = texts.map((text) => hexOf(getComputedStyle(text).color));
	for (const text of texts) text.style.color = "transparent";
	const image = await drawn(await page.screenshot({ base64: true, save: false }));
	for (const text of texts) text.style.color = "";
	return texts.map((text, at) => {
		const { left, top, width, height } = text.getBoundingClientRect();
		const scale = image.canvas.width / document.documentElement.clientWidth;
		const { data } = image.getImageData(left * scale, top * scale, width * scale || 1, height * scale || 1);
		const grounds = new Set<string>();
		for (let byte = 0; byte < data.length; byte += 4) grounds.add(hex(data.subarray(byte, byte + 3)));
		return {
			text: text.textContent,
			ratio: Math.min(...[...grounds].map((ground) => contrast(ground, colours[at] ?? ""))),
		};
	});
}

async function drawn(base64: string) {
	const picture = new Image();
	picture.src = `data:image/png;base64,${base64}`;
	await picture.decode();
	return context(picture.width, picture.height, (target) => target.drawImage(picture, 0, 0));
}

function hexOf(colour: string): string {
	const target = context(1, 1, (pixel) => {
		pixel.fillStyle = colour;
		pixel.fillRect(0, 0, 1, 1);
	});
	return hex(target.getImageData(0, 0, 1, 1).data);
}

function context(width: number, height: number, draw: (target: CanvasRenderingContext2D) => void) {
	const target = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
	if (!target) throw new Error("no canvas");
	draw(target);
	return target;
}

const hex = (bytes: ArrayLike<number>) =>
	`#${[0, 1, 2].map((at) => (bytes[at] ?? 0).toString(16).padStart(2, "0")).join("")}`;
