import sharp from "sharp";
import { expect, it } from "vitest";
import { hugePng } from "../testing/pictures.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { fitPicture, squarePicture, wholePicture } from "./images.ts";

const openSite = onOneDatabase();

const errors = {
	tooManyPixels: "accounts/avatar-too-many-pixels",
	unreadable: "accounts/avatar-unreadable",
	tooSmall: "site/mark-too-small",
} as const;
const REQUEST = { userId: "ada", side: 64, minSide: 8, errors };

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#567" } });
const codeOf = (encoding: Promise<unknown>) =>
	encoding.then(
		() => "taken",
		(error) => error.code,
	);

it.each<[string, () => Promise<Buffer> | Buffer, boolean]>([
	["a phone's photograph of 50 megapixels", () => plain(8192, 6144).jpeg().toBuffer(), true],
	["the same, on its side", () => plain(8192, 6144).withMetadata({ orientation: 6 }).jpeg().toBuffer(), true],
	["a photograph of 51 megapixels", () => plain(8200, 6200).jpeg().toBuffer(), false],
	[
		"a progressive JPEG of 24 megapixels",
		() => plain(6000, 4000).jpeg({ progressive: true }).toBuffer(),
		true,
	],
	[
		"a progressive JPEG of 34 megapixels",
		() => plain(5831, 5831).jpeg({ progressive: true }).toBuffer(),
		false,
	],
	[
		"a progressive JPEG of 17 megapixels with all its colours",
		() => plain(4124, 4124).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
		false,
	],
	["a screenshot of 8K", () => plain(7680, 4320).png().toBuffer(), true],
	["a WebP of 34 megapixels", () => plain(5831, 5831).webp({ effort: 0 }).toBuffer(), false],
	["a GIF of 26 megapixels", () => plain(5100, 5100).gif({ effort: 1 }).toBuffer(), false],
	[
		"an interlaced PNG of 26 megapixels",
		() => hugePng(5100, 5100, { bits: 8, channels: 4, hasRows: false }),
		false,
	],
	[
		"one of 13 megapixels with 16 bits",
		() => hugePng(3606, 3606, { bits: 16, channels: 4, hasRows: false }),
		false,
	],
	["one of 400 megapixels with one bit", () => hugePng(20_000, 20_000, { hasRows: false }), false],
])("decodes %s only within its limits", async (_, make, isTaken) => {
	const bytes = new Uint8Array(await make());
	const started = process.resourceUsage().maxRSS;
	const encodings = isTaken ? [fitPicture] : [fitPicture, squarePicture, wholePicture];
	for (const encode of encodings)
		expect(await codeOf(encode(bytes, REQUEST))).toBe(isTaken ? "taken" : errors.tooManyPixels);
	if (!isTaken) expect(process.resourceUsage().maxRSS - started).toBeLessThan(30_000);
});

it("takes a player's picture while ten others send all that they may", async () => {
	const site = await openSite();
	const large = new Uint8Array(hugePng(600, 600));
	const senders = await Promise.all(Array.from({ length: 10 }, (_, n) => site.player(`sender${n}`)));
	const others = senders.flatMap(({ api }) =>
		Array.from({ length: 6 }, () => codeOf(api.customGames.addPicture.mutate(large))),
	);
	const ada = await site.player("ada");
	expect(await codeOf(ada.api.customGames.addPicture.mutate(large))).toBe("taken");
	expect((await ada.upload("/user/avatar", "avatar", large)).status).toBe(200);
	const taken = (await Promise.all(others)).filter((code) => code === "taken").length;
	expect(taken).toBeGreaterThanOrEqual(30);
});
