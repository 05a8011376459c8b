import { drawnItemUrl } from "@hilo/rules/custom-games/drawn-item";
import { expect, it } from "vitest";
import { avatarOf } from "../features/users/avatar.ts";
import { onOneDatabase } from "../testing/sites.ts";

const openSite = onOneDatabase();

it("draws the initials of any name, always the same", async () => {
	const browser = (await openSite()).visitor();
	for (const [username, letters] of [
		["ada", "A"],
		["Ada_Lovelace", "AL"],
		["...", "."],
		["-x-", "X"],
		["李小龙", "李"],
		["елена.п", "ЕП"],
		["ßen", "ß"],
		["𝒜𝒹𝒶", "𝒜"],
	] as const) {
		const { avatarUrl, isCustomAvatar } = avatarOf({ username, avatar_url: null });
		expect(isCustomAvatar).toBe(false);
		const response = await browser.fetch(avatarUrl);
		expect(response.status, avatarUrl).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
		expect(await response.text()).toContain(`>${letters}</text>`);
	}
});

it("draws the pictures of its own games, a different one per seed", async () => {
	const browser = (await openSite()).visitor();
	const motifs = ["mountain", "river", "metro", "food", "road", "coin", "building"];
	for (const motif of motifs) {
		const pictures = new Set<string>();
		for (let seed = 0; seed < 60; seed++) {
			const response = await browser.fetch(`/drawn/${motif}/${seed}.svg`);
			expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
			expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
			expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
			const svg = await response.text();
			expect(svg).not.toMatch(/NaN|undefined|<text/);
			pictures.add(svg);
		}
		expect(pictures.size, motif).toBe(60);
	}
	for (const path of ["constructor/1.svg", "mountain/%3C.svg", "mountain/.svg"])
		expect((await browser.fetch(`/drawn/${path}`)).status, path).toBe(404);
});

it.each([
	["White rhino", ">WR</text>"],
	["AC/DC", ">AD</text>"],
	["100 %", ">1</text>"],
	["<script>", ">S</text>"],
	["<", ">&#60;</text>"],
])("draws the picture of the item %s", async (name, text) => {
	const browser = (await openSite()).visitor();
	const response = await browser.fetch(drawnItemUrl(name));
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
	expect(await response.text()).toContain(text);
});

it.each(["%20.svg", "%E0%A4.svg", "a%00.svg", `${"a".repeat(101)}.svg`, "a/b.svg"])(
	"draws no item for %s",
	async (file) => {
		const browser = (await openSite()).visitor();
		expect((await browser.fetch(`/drawn/item/${file}`)).status).toBe(404);
	},
);

it.each([
	"A.svg",
	"A-6.svg",
	"A--1.svg",
	"A<-1.svg",
	"ABC-1.svg",
	"%3C-1.svg",
	"A-1.png",
	"%22-1.svg",
	"&-1.svg",
	"-1.svg",
])("draws nothing for %j", async (file) => {
	const browser = (await openSite()).visitor();
	expect((await browser.fetch(`/avatars/initials/${file}`)).status).toBe(404);
});
