import type { Branding } from "@hilo/rules/site/branding";
import sharp from "sharp";
import type { Platform } from "../platform.ts";
import { loadBranding } from "../site-settings.ts";
import { WorkQueue } from "../system/work-queue.ts";
import { type PreviewCard, previewCard } from "./preview-card.ts";
import { markPicture } from "./site-mark.ts";

/** A drawing takes some tens of milliseconds of a core and some MB. */
const queue = new WorkQueue({ concurrency: 1, maxWaiting: 100, retryAfterSeconds: 5 });

/** Some services show no larger preview. Photographs exceed it and get a palette, which would show in drawings. */
const MAX_BYTES = 300_000;

type LoadCard = (site: Branding) => PreviewCard | Promise<PreviewCard>;

/**
 * Returns a card with the site's mark as a PNG, which is cached until the site's name or mark changes.
 * @param key names what the card shows
 * @throws AppError `request/too-many`
 */
export async function cachedPreview(tools: Platform, key: string, loadCard: LoadCard): Promise<Uint8Array> {
	const site = await loadBranding(tools);
	const { name, mark } = site;
	return tools.drawings.forceFetch(`${key} ${name} ${mark}`, {
		context: async () =>
			drawPreview(() => loadCard(site), mark === null ? null : await markPicture(tools, mark, 512)),
	});
}

/** Draws off the main thread; gathering waits in the queue too. */
function drawPreview(loadCard: () => ReturnType<LoadCard>, mark: Uint8Array | null): Promise<Uint8Array> {
	return queue.run(async () => {
		const svg = await previewCard(await loadCard(), mark);
		const { renderAsync } = await import("@resvg/resvg-js");
		const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
		const drawn = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
		const png = await drawn.png({ compressionLevel: 8 }).toBuffer();
		return png.byteLength <= MAX_BYTES ? png : drawn.png({ palette: true, effort: 4 }).toBuffer();
	});
}
