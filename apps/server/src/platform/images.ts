import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import sharp, { type ResizeOptions } from "sharp";
import { WorkQueue } from "./system/work-queue.ts";

// Promised in docs/product.md#pictures.

const MAX_SECONDS = 10;
/**
 * Decoding a hostile picture takes some hundred MB for seconds, so it is one at a time. Users take turns; the site's own client
 * sends two at a time, so three waiting are enough for a user.
 */
const queue = new WorkQueue({ atOnce: 1, maxWaiting: 19, maxOfOne: 3, retryAfterSeconds: MAX_SECONDS });
/** Beyond a telephone's largest photograph that fits into 10 MB. */
const MAX_PIXELS = 40_000_000;
const QUALITY = 82;

/** Blocks every format but these four. Some of the others, such as SVG, can read other files. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: [
		"VipsForeignLoadJpegBuffer",
		"VipsForeignLoadPngBuffer",
		"VipsForeignLoadWebpBuffer",
		"VipsForeignLoadNsgifBuffer",
	],
});
sharp.cache(false);
sharp.concurrency(1);

interface PictureRequest {
	/** Whose picture it is: users take turns. */
	readonly userId: string;
	/** In pixels. */
	readonly side: number;
	/** What a picture is refused with. */
	readonly errors: { readonly tooManyPixels: ErrorCode; readonly unreadable: ErrorCode };
}

/**
 * Makes a small square WebP of a JPEG, PNG, GIF (its first frame) or WebP: upright, cropped to its middle, without metadata. Runs on
 * a thread of its own.
 *
 * @throws AppError `errors.tooManyPixels` before anything is decoded, `errors.unreadable` for what is damaged, takes too long or is
 *   no picture; `request/too-many` when too many wait.
 */
export function squarePicture(bytes: Uint8Array, request: PictureRequest): Promise<Uint8Array> {
	const { side } = request;
	return smallPicture(bytes, { width: side, height: side, fit: "cover" }, request);
}

/** The same, but whole: no side of it is longer than `side`, and a smaller one keeps its size. */
export function fitPicture(bytes: Uint8Array, request: PictureRequest): Promise<Uint8Array> {
	const { side } = request;
	return smallPicture(bytes, { width: side, height: side, fit: "inside", withoutEnlargement: true }, request);
}

/** Returns a picture that the site keeps as a PNG that fills that box, cropped to its middle. */
export function croppedPng(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
	return queue.run(() =>
		sharp(bytes).resize({ width, height, fit: "cover" }).png({ compressionLevel: 1 }).toBuffer(),
	);
}

function smallPicture(
	bytes: Uint8Array,
	size: ResizeOptions,
	{ userId, errors }: PictureRequest,
): Promise<Uint8Array> {
	return queue.run(async () => {
		try {
			return await encode(bytes, size);
		} catch (error) {
			const isBomb = error instanceof Error && error.message.includes("exceeds pixel limit");
			throw new AppError(isBomb ? errors.tooManyPixels : errors.unreadable);
		}
	}, userId);
}

function encode(bytes: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
	return sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, pages: 1 })
		.autoOrient()
		.resize(size)
		.webp({ quality: QUALITY })
		.timeout({ seconds: MAX_SECONDS })
		.toBuffer();
}
