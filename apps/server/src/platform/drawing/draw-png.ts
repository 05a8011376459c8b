import sharp from "sharp";
import { WorkQueue } from "../system/work-queue.ts";

/** A drawing takes some tens of milliseconds of a core and some MB. */
const queue = new WorkQueue({ atOnce: 1, maxWaiting: 19, retryAfterSeconds: 5 });

/** Some services show no larger preview. Photographs exceed it and get a palette, which would show in drawings. */
const MAX_BYTES = 300_000;

/** Renders an SVG off the main thread; letters must be outlines. @throws AppError `request/too-many` */
export function drawPng(write: () => Promise<string>): Promise<Uint8Array> {
	return queue.run(async () => {
		const svg = await write();
		const { renderAsync } = await import("@resvg/resvg-js");
		const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
		const drawn = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
		const png = await drawn.png({ compressionLevel: 8 }).toBuffer();
		return png.byteLength <= MAX_BYTES ? png : drawn.png({ palette: true, effort: 4 }).toBuffer();
	});
}
