import { avatarLookOf } from "@hilo/rules/profiles/avatar";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

function picture(width: number, height: number, background = RED) {
	return sharp({ create: { width, height, channels: 3, background } });
}

/** Like a photograph, so that a decoder can't guess what is cut off. */
function noise(width: number, height: number) {
	const dots = new Uint8Array(width * height * 3).map((_, n) => (n * n * 31 + n * 7) % 251);
	return sharp(dots, { raw: { width, height, channels: 3 } });
}

const upload = (browser: Browser, bytes: Uint8Array, name?: string) =>
	browser.upload("/user/avatar", "avatar", bytes, name);

async function urlOf(browser: Browser, bytes: Uint8Array): Promise<string> {
	const { status, body } = await upload(browser, bytes);
	expect({ status, body }).toEqual({
		status: 200,
		body: { avatarUrl: expect.stringMatching(/^\/avatars\/[\w-]{32}\.webp$/) },
	});
	return (body as { avatarUrl: string }).avatarUrl;
}

async function load(browser: Browser, url: string): Promise<Buffer> {
	const response = await browser.fetch(url);
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

async function colourAt(webp: Buffer, left: number, top: number) {
	const dot = await sharp(webp).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
	return (dot[0] ?? 0) > (dot[2] ?? 0) ? "red" : "blue";
}

onAnyDatabase((openSite) => {
	it("converts pictures to a small WebP that everyone may load and cache", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const format of ["png", "webp"] as const) {
			const url = await urlOf(ada, await noise(640, 480).toFormat(format).toBuffer());
			const response = await site.visitor().fetch(url);
			expect(response.headers.get("Content-Type")).toBe("image/webp");
			expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
			expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
			const webp = Buffer.from(await response.arrayBuffer());
			expect(webp.length).toBeLessThan(64 * 1024);
			expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
		}
	});

	it("shows the picture wherever the player is shown, and initials after a reset", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.post("/user/update-score", { game: "movieGame", score: 5 });
		const avatars = async () => {
			const me = (await ada.api.me.get.query()).user;
			const profile = await site.visitor().api.profiles.get.query({ userId: ada.id });
			const [row] = await site.visitor().api.leaderboards.classic.query({ key: "movieGame" });
			return [me, profile, row].map((user) => [user?.avatarUrl, user?.isCustomAvatar]);
		};
		const url = await urlOf(ada, await picture(64, 64).png().toBuffer());
		expect(await avatars()).toEqual(Array(3).fill([url, true]));
		const initials = `/avatars/initials/A-${avatarLookOf(ada.id)}.svg`;
		expect((await ada.post("/user/reset-avatar")).body).toEqual({ avatarUrl: initials });
		expect(await avatars()).toEqual(Array(3).fill([initials, false]));
		expect((await site.visitor().fetch(url)).status).toBe(404);
	});
});

onEachDatabase((openSite) => {
	it("deletes the previous picture unless another player has the same", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const [red, blue] = [await picture(9, 9).png().toBuffer(), await picture(9, 9, BLUE).png().toBuffer()];
		const first = await urlOf(ada, red);
		expect(await urlOf(bob, red)).toBe(first);
		const second = await urlOf(ada, blue);
		await load(site.visitor(), first);
		await load(site.visitor(), second);
		await bob.api.profiles.resetAvatar.mutate();
		expect((await site.visitor().fetch(first)).status).toBe(404);
		await site.db.kysely.deleteFrom("users").where("id", "=", ada.id).execute();
		expect((await site.visitor().fetch(second)).status).toBe(404);
	});
});

describe("the picture", () => {
	const openSite = onOneDatabase();

	it("is turned upright, cropped to its middle, and stripped of metadata", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		// Red on the left and blue on the right; the EXIF orientation turns the left side up.
		const wide = await picture(400, 200, BLUE)
			.composite([{ input: await picture(200, 200).png().toBuffer(), left: 0, top: 0 }])
			.jpeg()
			.withExif({
				IFD0: { Artist: "Ada Lovelace", Orientation: "6" },
				IFD3: { GPSLatitude: "51/1 30/1 0/1" },
			})
			.withMetadata({ orientation: 6 })
			.toBuffer();
		expect((await sharp(wide).metadata()).orientation).toBe(6);
		const webp = await load(ada, await urlOf(ada, wide));
		expect(await colourAt(webp, 128, 5)).toBe("red");
		expect(await colourAt(webp, 128, 250)).toBe("blue");
		const { exif, xmp, icc, iptc, orientation } = await sharp(webp).metadata();
		expect([exif, xmp, icc, iptc, orientation]).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
			undefined,
		]);
		expect(webp.includes("Lovelace")).toBe(false);
	});
});

describe("a refused upload", () => {
	const openSite = onOneDatabase();
	const WRONG_TYPE = {
		status: 415,
		body: {
			message: "Invalid file type. Only JPEG, PNG, GIF, and WebP images are allowed.",
			code: "accounts/avatar-wrong-type",
		},
	};
	it("is no picture of the four types, whatever its name, or a damaged one", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', "<!doctype html>", "", "%PDF-1.7"])
			expect(await upload(ada, Buffer.from(content), "me.png"), content).toMatchObject(WRONG_TYPE);
		const unreadable = { status: 400, body: { code: "accounts/avatar-unreadable" } };
		const script = Buffer.from("GIF89a/*..*/=1;alert(document.domain)");
		expect(await upload(ada, script)).toMatchObject(unreadable);
		for (const format of ["png", "gif", "webp"] as const) {
			const whole = await noise(300, 200).toFormat(format).toBuffer();
			expect(await upload(ada, whole.subarray(0, whole.length / 2)), format).toMatchObject(unreadable);
		}
		expect((await ada.api.me.get.query()).user?.isCustomAvatar).toBe(false);
	});

	it("is larger than 10 MB", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const tooLarge = {
			status: 413,
			body: { message: "File size exceeds 10MB limit", code: "accounts/avatar-too-large" },
		};
		expect(await upload(ada, new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject(tooLarge);
	});
});
