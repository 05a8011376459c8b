import { drawnItemUrl } from "@hilo/rules/custom-games/item";
import { expect, it } from "vitest";
import { avatarOf } from "../features/users/avatar.ts";
import { onOneDatabase } from "../testing/sites.ts";

const openSite = onOneDatabase();

it("draws the initials of any name, always the same", async () => {
	const browser = (await openSite()).visitor();
	for (const [username, letters] of [
		["ada", "A"],
		["Ada_Lovelace", "AL"],
		["李小龙", "李"],
		["𝒜𝒹𝒶", "𝒜"],
	] as const) {
		const { avatarUrl, isCustomAvatar } = avatarOf({ id: "u1", username, avatar_url: null });
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
	const motifs = ["mountain", "coin"];
	for (const motif of motifs) {
		const pictures = new Set<string>();
		for (let seed = 0; seed < 20; seed++) {
			const response = await browser.fetch(`/drawn/${motif}/${seed}.svg`);
			expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
			expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
			expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
			const svg = await response.text();
			expect(svg).not.toMatch(/NaN|undefined|<text/);
			pictures.add(svg);
		}
		expect(pictures.size, motif).toBe(20);
	}
	for (const path of ["constructor/1.svg", "mountain/%3C.svg", "mountain/.svg"])
		expect((await browser.fetch(`/drawn/${path}`)).status, path).toBe(404);
});

it.each([
	["AC/DC", ">AD</text>"],
	["<script>", ">S</text>"],
	["<", ">&lt;</text>"],
	["African elephant", 'viewBox="0 0 512 512"'],
])("draws the picture of the item %s", async (name, text) => {
	const browser = (await openSite()).visitor();
	const response = await browser.fetch(drawnItemUrl(name));
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
	expect(await response.text()).toContain(text);
});

it.each([
	...["item/%20.svg", "item/%E0%A4.svg", "item/a%00.svg", `item/${"a".repeat(101)}.svg`, "item/a/b.svg"],
	...["../avatars/initials/A-48.svg", "../avatars/initials/%3C-1.svg", "../avatars/initials/ABC-1.svg"],
])("draws nothing for %s", async (file) => {
	const browser = (await openSite()).visitor();
	expect((await browser.fetch(`/drawn/${file}`)).status).toBe(404);
});
