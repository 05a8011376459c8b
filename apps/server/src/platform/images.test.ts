import { randomBytes } from "node:crypto";
import sharp, { type JpegOptions } from "sharp";
import { expect, it } from "vitest";
import { hugePng } from "../testing/pictures.ts";
import { smallPicture, wholePicture } from "./images.ts";

const errors = {
	tooManyPixels: "accounts/avatar-too-many-pixels",
	unreadable: "accounts/avatar-unreadable",
	tooSmall: "site/mark-too-small",
} as const;
const REQUEST = { userId: "ada", side: 64, minSide: 8, errors, fit: "inside" } as const;

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#567" } });
const codeOf = (encoding: Promise<unknown>) =>
	encoding.then(
		() => "taken",
		(error) => error.code,
	);

/** A small JPEG whose header claims other sides. */
async function jpegThatClaims(width: number, height: number, options: JpegOptions = {}) {
	const bytes = await plain(16, 16).jpeg(options).toBuffer();
	const frame = bytes.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]));
	bytes.writeUInt16BE(height, frame + 5);
	bytes.writeUInt16BE(width, frame + 7);
	return bytes;
}

it("takes a JPEG without its last bytes, and none without its last rows", async () => {
	const noise = sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } });
	const bytes = await noise.jpeg().toBuffer();
	const without = (missing: number) =>
		codeOf(smallPicture(bytes.subarray(0, bytes.length - missing), REQUEST));
	for (const missing of [2, 200]) expect(await without(missing), `${missing}`).toBe("taken");
	for (const share of [0.1, 0.99]) expect(await without(share * bytes.length)).toBe(errors.unreadable);
});

it("takes a phone's photograph of 50 megapixels, on its side", async () => {
	const photograph = await plain(8192, 6144).withMetadata({ orientation: 6 }).jpeg().toBuffer();
	const { width, height } = await sharp(await smallPicture(photograph, REQUEST)).metadata();
	expect([width, height]).toEqual([48, 64]);
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
	["a photograph of 51 megapixels", () => jpegThatClaims(8200, 6200)],
	["a progressive JPEG of 34 megapixels", () => jpegThatClaims(5831, 5831, { progressive: true })],
	["an interlaced PNG of 26 megapixels", () => hugePng(5100, 5100, { bits: 8, channels: 4, hasRows: false })],
	["one of 400 megapixels with one bit", () => hugePng(20_000, 20_000, { hasRows: false })],
])("refuses %s by its header", async (_, make) => {
	const bytes = new Uint8Array(await make());
	for (const encode of [smallPicture, wholePicture])
		expect(await codeOf(encode(bytes, REQUEST))).toBe(errors.tooManyPixels);
});
