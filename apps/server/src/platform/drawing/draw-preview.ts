import sharp from "sharp";
import { WorkQueue } from "../system/work-queue.ts";
import { type PreviewCard, previewCard } from "./preview-card.ts";

/** A drawing takes some tens of milliseconds of a core and some MB. */
const queue = new WorkQueue({ concurrency: 1, maxWaiting: 19, retryAfterSeconds: 5 });

/** Some services show no larger preview. Photographs exceed it and get a palette, which would show in drawings. */
const MAX_BYTES = 300_000;

/** Draws a card as a PNG off the main thread; gathering waits in the queue too. @throws AppError `request/too-many` */
export function drawPreview(loadCard: () => PreviewCard | Promise<PreviewCard>): Promise<Uint8Array> {
	return queue.run(async () => {
		const svg = await previewCard(await loadCard());
		const { renderAsync } = await import("@resvg/resvg-js");
		const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
		const drawn = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
		const png = await drawn.png({ compressionLevel: 8 }).toBuffer();
		return png.byteLength <= MAX_BYTES ? png : drawn.png({ palette: true, effort: 4 }).toBuffer();
	});
}
