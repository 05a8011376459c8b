import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import sharp, { type ResizeOptions } from "sharp";
import { WorkQueue } from "./system/work-queue.ts";

// Promised in docs/product.md#pictures.

const MAX_SECONDS = 10;
/** Decoding a hostile picture takes some hundred MB for seconds, so one at a time. Users take turns. */
const queue = new WorkQueue({
	concurrency: 1,
	maxWaiting: 19,
	maxWaitingPerOwner: 3,
	retryAfterSeconds: MAX_SECONDS,
});
/** More than the largest phone photograph that fits into 10 MB. */
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
	readonly userId: string;
	/** In pixels. */
	readonly side: number;
	readonly errors: { readonly tooManyPixels: ErrorCode; readonly unreadable: ErrorCode };
}

/** A square WebP: upright, cropped, without metadata. @throws AppError one of `errors`, 429 when too many wait. */
export function squarePicture(bytes: Uint8Array, request: PictureRequest): Promise<Uint8Array> {
	const { side } = request;
	return smallPicture(bytes, { width: side, height: side, fit: "cover" }, request);
}

/** Not cropped: no side is longer than `side`, and a smaller picture keeps its size. */
export function fitPicture(bytes: Uint8Array, request: PictureRequest): Promise<Uint8Array> {
	const { side } = request;
	return smallPicture(bytes, { width: side, height: side, fit: "inside", withoutEnlargement: true }, request);
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square PNG with the whole picture, transparent beside it. @throws AppError as `squarePicture`, or `tooSmall`. */
export function wholePicture(
	bytes: Uint8Array,
	request: PictureRequest & { readonly minSide: number; readonly errors: { readonly tooSmall: ErrorCode } },
): Promise<Uint8Array> {
	const { userId, side, minSide, errors } = request;
	const encode = async () => {
		const picture = opened(bytes);
		const { width, height } = await picture.metadata();
		if (Math.min(width, height) < minSide) throw new AppError(errors.tooSmall);
		const size = { width: side, height: side, fit: "contain", background: TRANSPARENT } as const;
		return picture.resize(size).png().timeout({ seconds: MAX_SECONDS }).toBuffer();
	};
	return queue.run(() => answerFaults(encode, errors), userId);
}

/** Only for square pictures that the site has stored. @param ground null to keep transparency */
export function squarePng(bytes: Uint8Array, side: number, ground: string | null): Promise<Uint8Array> {
	return queue.run(() => {
		const picture = sharp(bytes).resize({ width: side, height: side });
		return (ground === null ? picture : picture.flatten({ background: ground })).png().toBuffer();
	});
}

/** Only for pictures that the site has stored: it does not limit pixels. */
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
	const encode = () =>
		opened(bytes).resize(size).webp({ quality: QUALITY }).timeout({ seconds: MAX_SECONDS }).toBuffer();
	return queue.run(() => answerFaults(encode, errors), userId);
}

function opened(bytes: Uint8Array) {
	return sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, pages: 1 }).autoOrient();
}

async function answerFaults<Encoded>(
	encode: () => Promise<Encoded>,
	errors: PictureRequest["errors"],
): Promise<Encoded> {
	try {
		return await encode();
	} catch (error) {
		if (error instanceof AppError) throw error;
		const isBomb = error instanceof Error && error.message.includes("exceeds pixel limit");
		throw new AppError(isBomb ? errors.tooManyPixels : errors.unreadable);
	}
}
