import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import sharp, { type Metadata, type Sharp } from "sharp";
import { WorkQueue } from "./system/work-queue.ts";

// Promised in docs/product.md#pictures.

const MAX_SECONDS = 5;
/**
 * Decoding a hostile picture takes 130 MB for seconds, so one at a time. Users take turns, and it takes 33 of them to
 * fill the queue. The limit on bodies bounds the bytes that wait.
 */
const queue = new WorkQueue({
	concurrency: 1,
	maxWaiting: 100,
	maxWaitingPerOwner: 3,
	retryAfterSeconds: MAX_SECONDS,
});
/** The largest photographs of phones that fit into 10 MB. */
const MAX_PIXELS = 8192 * 6144;
/** Held while a picture is decoded. A JPEG is made smaller as it is read, unless it is progressive. */
const MAX_DECODED_BYTES = 100_000_000;
const QUALITY = 82;
/** Of the values of a channel, from 0 to 255. */
const FLAT_DEVIATION = 1;

type PictureForm = Pick<Metadata, "format" | "channels" | "depth" | "isProgressive" | "chromaSubsampling">;

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

/**
 * A WebP, upright, without metadata. "cover": a square, cropped. "inside": no side is longer than `side`, and a smaller
 * picture keeps its size. @throws AppError one of `errors`, 429 when too many wait.
 */
export function smallPicture(
	bytes: Uint8Array,
	{ userId, side, fit, errors }: PictureRequest & { readonly fit: "cover" | "inside" },
): Promise<Uint8Array> {
	const size = { width: side, height: side, fit, withoutEnlargement: fit === "inside" };
	const encode = ({ picture }: Opened) =>
		picture.resize(size).webp({ quality: QUALITY }).timeout({ seconds: MAX_SECONDS }).toBuffer();
	return queue.run(() => encoded(bytes, encode, errors), userId);
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square PNG with the whole picture, transparent beside it. @throws AppError as `smallPicture`, or `tooSmall`. */
export function wholePicture(
	bytes: Uint8Array,
	request: PictureRequest & { readonly minSide: number; readonly errors: { readonly tooSmall: ErrorCode } },
): Promise<Uint8Array> {
	const { userId, side, minSide, errors } = request;
	const encode = async ({ picture, width, height }: Opened) => {
		if (Math.min(width, height) < minSide) throw new AppError(errors.tooSmall);
		const size = { width: side, height: side, fit: "contain", background: TRANSPARENT } as const;
		return picture.resize(size).png().timeout({ seconds: MAX_SECONDS }).toBuffer();
	};
	return queue.run(() => encoded(bytes, encode, errors), userId);
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

type Opened = Awaited<ReturnType<typeof opened>>;

/** Reads the header only. @throws AppError `tooManyPixels`. */
async function opened(
	bytes: Uint8Array,
	{ tooManyPixels }: PictureRequest["errors"],
	failOn: "error" | "none",
) {
	const picture = sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, pages: 1 }).autoOrient();
	const { width, height, ...form } = await picture.metadata();
	if (width * height * decodedBytesPerPixel(form) > MAX_DECODED_BYTES) throw new AppError(tooManyPixels);
	return { picture, width, height };
}

function decodedBytesPerPixel({
	format,
	channels,
	depth,
	isProgressive,
	chromaSubsampling,
}: PictureForm): number {
	if (format === "jpeg" && !isProgressive) return 0;
	// Its coefficients have 16 bits, and colours mostly a quarter of the pixels.
	if (format === "jpeg") return channels * (chromaSubsampling === "4:2:0" ? 1 : 2);
	return channels * (depth === "ushort" ? 2 : 1);
}

/** Cameras and programs leave out the last bytes of a JPEG, and browsers show it nonetheless. */
async function encoded(
	bytes: Uint8Array,
	encode: (picture: Opened) => Promise<Uint8Array>,
	errors: PictureRequest["errors"],
): Promise<Uint8Array> {
	try {
		return await encode(await opened(bytes, errors, "error"));
	} catch (error) {
		if (error instanceof AppError) throw error;
		const reason = String(error);
		if (reason.includes("exceeds pixel limit")) throw new AppError(errors.tooManyPixels);
		if (reason.includes("premature end of JPEG") && (await hasLastRows(bytes).catch(() => false)))
			return encode(await opened(bytes, errors, "none"));
		throw new AppError(errors.unreadable);
	}
}

/** Missing rows have one colour. */
async function hasLastRows(bytes: Uint8Array): Promise<boolean> {
	const isFlat = async (picture: Sharp) =>
		(await picture.stats()).channels.every(({ stdev }) => stdev < FLAT_DEVIATION);
	const picture = () => sharp(bytes, { failOn: "none", limitInputPixels: MAX_PIXELS });
	const { width, height } = await picture().metadata();
	const rows = Math.ceil(height / 100);
	const end = await picture()
		.extract({ left: 0, top: height - rows, width, height: rows })
		.toBuffer();
	return !(await isFlat(sharp(end))) || (await isFlat(picture()));
}
