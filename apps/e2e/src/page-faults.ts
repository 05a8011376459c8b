import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { default as Axe } from "axe-core";

/** Global in the page, after its source was evaluated there. */
declare const axe: typeof Axe;

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns axe's violations, a line each. Colours in transition have a wrong contrast, so motion ends first. */
export async function axeFindings(page: Page): Promise<string[]> {
	// The source is long, so each document evaluates it once.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
	return page.evaluate(async () => {
		const noTransitions = new CSSStyleSheet();
		noTransitions.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
		document.adoptedStyleSheets.push(noTransitions);
		try {
			const finiteAnimations = document
				.getAnimations()
				.filter(
					(animation) =>
						animation instanceof CSSAnimation && animation.effect?.getTiming().iterations !== Infinity,
				);
			await Promise.all(finiteAnimations.map(({ finished }) => finished.catch(() => {})));
			const { violations } = await axe.run(document, {
				resultTypes: ["violations"],
				// Only rules about sound and video need what it would fetch.
				preload: false,
			});
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
			);
		} finally {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
		}
	});
}

/** Returns the texts that leave the window or are cut off without an ellipsis, and a page that scrolls sideways. */
export function textFaults(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		// Letters of the fallback are wider.
		await document.fonts.ready;
		/** Sizes have fractions of a pixel. */
		const rounding = 1;
		const { scrollWidth, clientWidth } = document.documentElement;
		const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode;
			const parent = text.parentElement;
			if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { left, right, width, height } = range.getBoundingClientRect();
			if (width <= 1 || height <= 1) continue;
			let [start, end] = [0, clientWidth];
			for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
				const style = getComputedStyle(box);
				// It can be scrolled to, its end is said by an ellipsis, or it is for screen readers only.
				if (
					/auto|scroll/.test(style.overflowX) ||
					style.textOverflow === "ellipsis" ||
					style.clipPath === "inset(50%)"
				) {
					[start, end] = [-Infinity, Infinity];
					break;
				}
				if (style.position === "fixed") break;
				if (!/hidden|clip/.test(style.overflowX)) continue;
				const rect = box.getBoundingClientRect();
				start = Math.max(start, rect.left);
				end = Math.min(end, rect.right);
			}
			if (left < start - rounding || right > end + rounding)
				faults.push(
					`"${text.textContent.slice(0, 30)}" in ${parent.tagName}.${parent.className} is cut off (${Math.round(left)} to ${Math.round(right)} of ${Math.round(start)} to ${Math.round(end)})`,
				);
		}
		return faults;
	});
}

/** Returns the addresses in the page, and of the site in its fields, that do not begin with the base path. */
export function addressesOutside(page: Page, basePath: string): Promise<string[]> {
	return page.evaluate((base) => {
		const isOutside = (address: string) =>
			/^\/(?!\/)/.test(address) && address !== base && !address.startsWith(`${base}/`);
		const names = ["href", "src", "srcset", "action", "poster"];
		const attributes = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
			.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ""))
			.filter(isOutside);
		const styles = [...document.querySelectorAll("[style*='url(']")]
			.map((element) => /url\(["']?([^"')]*)/.exec(element.getAttribute("style") ?? "")?.[1] ?? "")
			.filter(isOutside);
		const values = [...document.querySelectorAll("input, textarea")]
			.map((field) => (field as HTMLInputElement).value)
			.filter((value) => value.startsWith(`${location.origin}/`))
			.filter((value) => isOutside(value.slice(location.origin.length)));
		return [...attributes, ...styles, ...values].map((address) => `an address beside the site: ${address}`);
	}, basePath);
}
