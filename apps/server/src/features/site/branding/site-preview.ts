import { hash } from "node:crypto";
import type { Branding } from "@hilo/rules/site/branding";
import { cachedPreview } from "../../../platform/drawing/draw-preview.ts";
import type { PreviewCard } from "../../../platform/drawing/preview-card.ts";
import type { Platform } from "../../../platform/platform.ts";
import { loadBranding } from "../../../platform/site-settings.ts";

/** Part of the picture's address, because other sites keep a picture by its address. */
export function sitePreviewVersion({ name, mark }: Branding): string {
	return hash("sha256", `${name} ${mark}`, "hex").slice(0, 8);
}

/** The picture for links to the site; `address` for an earlier name or mark. @throws AppError 429. */
export async function sitePreview(
	services: Platform,
	version: string,
): Promise<Uint8Array | { readonly address: string }> {
	const current = sitePreviewVersion(await loadBranding(services));
	if (version !== current) return { address: `/previews/site-${current}.png` };
	return cachedPreview(services, "site", siteCard);
}

/** In the colours of the buttons in the dark theme. */
function siteCard({ name }: Pick<Branding, "name">): PreviewCard {
	return {
		sides: [
			{ kind: "word", word: "Higher", fill: "#ff8a3c", ink: "#201000" },
			{ kind: "word", word: "Lower", fill: "#63adff", ink: "#00152b" },
		],
		title: name,
		fallbackTitle: "Higher or lower?",
		titleSizes: { 1: [84, 72, 60, 48] },
		details: ["Two things, one number. Is the other higher or lower?"],
	};
}
