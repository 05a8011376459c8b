import sharp from "sharp";
import { expect, it } from "vitest";
import { insertGames } from "../../../testing/games.ts";
import { onAnyDatabase } from "../../../testing/sites.ts";
import { takeMails } from "../../../testing/take-mails.ts";
import type { TestSite } from "../../../testing/test-site.ts";

const cover = (...items: readonly (readonly [name: string, imageUrl: string])[]) =>
	JSON.stringify(items.map(([name, imageUrl], n) => ({ id: `item-${n}`, name, imageUrl })));
const usual = { version: 1, is_hidden: 0, removed_at: null, removed_by: null } as const;
const REMOTE = "https://pictures.example/1.webp";
const addressOf = ({ id }: { id: string }, version = 1) => `/previews/${id}-${version}.png`;

async function pixels(site: TestSite, address: string) {
	const response = await site.visitor().fetch(address);
	expect(response.status, address).toBe(200);
	const picture = sharp(await response.arrayBuffer());
	return { response, info: await picture.metadata(), data: await picture.removeAlpha().raw().toBuffer() };
}

const colourAt = (data: Buffer, x: number, y: number) => [
	...data.subarray((y * 1200 + x) * 3).subarray(0, 3),
];

onAnyDatabase((openSite) => {
	it("shows previews of public games in their current version, and none of the others", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const games = await insertGames(site, ada, {
			open: { ...usual, privacy: "public", version: 3 },
			closed: { ...usual, privacy: "private" },
			shared: { ...usual, privacy: "invite_only" },
			reported: { ...usual, privacy: "public", is_hidden: 1 },
			removed: { ...usual, privacy: "public", removed_at: 1, removed_by: "creator" },
		});
		const { response, info } = await pixels(site, addressOf(games.open, 3));
		expect(info).toMatchObject({ format: "png", width: 1200, height: 630 });
		expect(response.headers.get("Content-Type")).toBe("image/png");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400, immutable");
		const old = await site.visitor().fetch(addressOf(games.open, 2));
		expect([old.status, old.headers.get("Location")]).toEqual([302, addressOf(games.open, 3)]);
		for (const { id, key } of [
			games.closed,
			games.shared,
			games.reported,
			games.removed,
			{ id: "x", key: "" },
		])
			expect((await ada.fetch(`${addressOf({ id })}?key=${key}`)).status).toBe(404);
		const preview = async ({ id, key }: { id: string; key: string }) =>
			(await ada.api.customGames.get.query({ id, key })).preview;
		expect(await preview(games.open)).toBe(addressOf(games.open, 3));
		expect(await preview(games.closed)).toBe(null);
		expect(await preview(games.reported)).toBe(null);
	});

	it("draws pictures that the site hosts, fetches none of other sites, and takes any name", async () => {
		const site = await openSite();
		const blue = { width: 64, height: 48, channels: 3, background: "#2040c0" } as const;
		const hash = "a".repeat(32);
		const bytes = await sharp({ create: blue }).webp({ lossless: true }).toBuffer();
		await site.db.kysely
			.insertInto("pictures")
			.values({ hash, type: "image/webp", bytes, size: bytes.byteLength, created_at: 1 })
			.execute();
		const named = (name: string) => ({
			privacy: "public" as const,
			name,
			cover: cover([name, REMOTE], [name, REMOTE]),
		});
		const games = await insertGames(site, null, {
			hosted: {
				privacy: "featured",
				cover: cover(["Hosted", `/pictures/${hash}.webp`], ["K2", "/drawn/mountain/k2.svg"]),
			},
			gone: { privacy: "featured", cover: cover(["A", `/pictures/${"b".repeat(32)}.webp`], ["B", REMOTE]) },
			markup: named("</svg><script>&amp; <b>"),
			arabic: named("أطول الأنهار"),
			chinese: named("最高的山 🏔️"),
			endless: named("W".repeat(200)),
		});
		for (const game of Object.values(games)) await pixels(site, addressOf(game));
		const { data } = await pixels(site, addressOf(games.hosted));
		for (const [n, channel] of colourAt(data, 100, 100).entries())
			expect(channel).toBeCloseTo([0x20, 0x40, 0xc0][n] ?? 0, -1);
		// Names that no font can draw are replaced by the product's title, not half drawn.
		const arabic = await pixels(site, addressOf(games.arabic));
		const chinese = await pixels(site, addressOf(games.chinese));
		const captionOf = ({ data: all }: { data: Buffer }) => all.subarray(411 * 1200 * 3);
		expect(captionOf(arabic).equals(captionOf(chinese))).toBe(true);
	});

	it("attaches the picture to a mail, and sends the mail without it where there is none", async () => {
		const site = await openSite({ settings: { smtpUrl: "smtp://mail.example" } });
		const ada = await site.player("ada");
		const games = await insertGames(site, ada, {
			open: { privacy: "public", cover: cover(["K2", REMOTE], ["Mont <Blanc>", REMOTE]) },
			closed: { privacy: "private" },
			broken: { privacy: "public", cover: "no list" },
		});
		for (const { id } of [games.open, games.closed, games.broken])
			await ada.api.customGames.invite.mutate({ id, emails: [`${id}@example.org`], message: "" });
		const mails = await takeMails(site);
		const warnings = site.log.take().filter((line) => line.includes("was not drawn for a mail"));
		expect(warnings.map((line) => JSON.parse(line).gameId)).toEqual([games.broken.id]);
		const to = ({ id }: { id: string }) => mails.find((mail) => mail.to === `${id}@example.org`);
		for (const game of [games.closed, games.broken]) {
			expect(to(game)).toBeDefined();
			expect(to(game)?.pictures).toBeUndefined();
		}
		expect(to(games.open)?.html).toContain('alt="K2 and Mont &lt;Blanc&gt;"');
		expect(to(games.open)?.pictures).toHaveLength(1);
	});
});
