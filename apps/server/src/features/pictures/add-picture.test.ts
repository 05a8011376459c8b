import { MAX_PICTURES_BYTES } from "@hilo/rules/custom-games/caps";
import sharp from "sharp";
import { expect, it } from "vitest";
import { exportOf } from "../../testing/export-of.ts";
import { hugePng, PIXEL } from "../../testing/pictures.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

const openOne = onOneDatabase();

const plain = (width: number, height: number, background = "#c33") =>
	sharp({ create: { width, height, channels: 3, background } });
const png = (background: string) => plain(4, 3, background).png().toBuffer();

async function fill({ db, clock }: TestSite, userId: string, bytes: number) {
	const hash = `full-${userId}`;
	const at = clock.now();
	await db.kysely
		.insertInto("pictures")
		.values({ hash, type: "image/webp", bytes: new Uint8Array(1), size: bytes, created_at: at })
		.execute();
	await db.kysely.insertInto("picture_owners").values({ user_id: userId, hash, added_at: at }).execute();
}

it("stores a picture as a WebP that fits, uncropped and publicly cacheable", async () => {
	const site = await openOne();
	const ada = await site.player("ada");
	for (const format of ["jpeg", "gif"] as const) {
		const bytes = await plain(1600, 400).toFormat(format).toBuffer();
		const { imageUrl } = await ada.api.customGames.addPicture.mutate(new Blob([new Uint8Array(bytes)]));
		expect(imageUrl).toMatch(/^\/pictures\/[\w-]{32}\.webp$/);
		const response = await site.visitor().fetch(imageUrl);
		expect(response.headers.get("Content-Type")).toBe("image/webp");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
		const webp = await sharp(await response.arrayBuffer()).metadata();
		expect(webp).toMatchObject({ format: "webp", width: 640, height: 160 });
	}
	expect((await site.visitor().fetch(`/pictures/${"a".repeat(32)}.webp`)).status).toBe(404);
});

it("refuses non-pictures, large files and decompression bombs, as for avatars", async () => {
	const site = await openOne();
	const ada = await site.player("ada");
	const add = (bytes: Uint8Array) => refusal(ada.api.customGames.addPicture.mutate(bytes));
	expect(await add(new Uint8Array())).toMatchObject({ status: 400, code: "custom-games/picture-missing" });
	expect(await add(Buffer.from("<svg/>"))).toMatchObject({ status: 415, code: "accounts/avatar-wrong-type" });
	expect(await add(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
	expect(await add(hugePng(20_000, 20_000))).toMatchObject({ code: "accounts/avatar-too-many-pixels" });
	expect(await add((await png("#123")).subarray(0, 60))).toMatchObject({
		code: "custom-games/picture-unreadable",
	});
	expect(await ada.api.customGames.pictureQuota.query()).toEqual({
		usedBytes: 0,
		limitBytes: MAX_PICTURES_BYTES,
	});
});

it("limits uploads per hour", async () => {
	const site = await openOne();
	const ada = await site.player("ada");
	const add = () => refusal(ada.api.customGames.addPicture.mutate(new Uint8Array()));
	expect(await add()).toMatchObject({ status: 400 });
	await site.db.kysely.updateTable("rate_limits").set({ hits: 600 }).execute();
	expect(await add()).toMatchObject({ status: 429, code: "custom-games/too-many-pictures" });
});

it("takes another player's picture while one player sends 22, and refuses most of those", async () => {
	const site = await openOne();
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	const large = new Uint8Array(await plain(1600, 1600).jpeg().toBuffer());
	const flood = Array.from({ length: 22 }, () =>
		ada.api.customGames.addPicture.mutate(new Uint8Array(large)).then(
			() => 200,
			(error) => error.data.httpStatus,
		),
	);
	const { imageUrl } = await bob.api.customGames.addPicture.mutate(new Uint8Array(await png("#00c")));
	expect(imageUrl).toMatch(/^\/pictures\//);
	expect((await bob.upload("/user/avatar", "avatar", PIXEL)).status).toBe(200);
	const statuses = await Promise.all(flood);
	expect(new Set(statuses)).toEqual(new Set([200, 429]));
	expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(11);
});

onEachDatabase((openSite) => {
	it("counts a picture once per user and takes no more than fit, also concurrently", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const red = await png("#f00");
		const add = (player: typeof ada, bytes: Uint8Array) =>
			player.api.customGames.addPicture.mutate(new Uint8Array(bytes));
		const used = async (player: typeof ada) => (await player.api.customGames.pictureQuota.query()).usedBytes;
		const addresses = await Promise.all([add(ada, red), add(ada, red), add(bob, red)]);
		expect(new Set(addresses.map(({ imageUrl }) => imageUrl)).size).toBe(1);
		const size = await used(ada);
		expect(await used(bob)).toBe(size);
		expect(await site.db.kysely.selectFrom("pictures").select("size").execute()).toEqual([{ size }]);

		// Leaves room for two more pictures of about that size.
		await fill(site, ada.id, MAX_PICTURES_BYTES - 3 * size - 20);
		const others = await Promise.all(["#0f0", "#00f", "#ff0", "#0ff"].map(png));
		const settled = await Promise.allSettled(others.map((bytes) => add(ada, bytes)));
		expect(settled.filter(({ status }) => status === "fulfilled").length).toBeLessThan(4);
		expect(await used(ada)).toBeLessThanOrEqual(MAX_PICTURES_BYTES);
		expect(await refusal(add(ada, await plain(300, 300, "#0a9").png().toBuffer()))).toMatchObject({
			status: 409,
			code: "custom-games/pictures-full",
		});
		expect(await add(ada, red)).toEqual(addresses[0]);
		const exported = (await exportOf(ada)).pictures;
		expect(exported.map(({ imageUrl }) => imageUrl)).toContain(addresses[0]?.imageUrl);
	});
});
