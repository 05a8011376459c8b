import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLargeEmoji, linkedCard, linkParts, messageParts, plainText } from "./message-content.ts";

const HERE = "https://hilo.example";
const linksIn = (text: string) =>
	linkParts(text, HERE).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]));

describe("links", () => {
	it.each([
		["see https://example.org/a?b=1#c now", "https://example.org/a?b=1#c"],
		["(https://example.org/a)", "https://example.org/a"],
		["https://en.wikipedia.org/wiki/Hilo_(film).", "https://en.wikipedia.org/wiki/Hilo_(film)"],
	])("finds the address in %s", (text, address) => {
		expect(linksIn(text).map(([shown]) => shown)).toEqual([address]);
	});

	it.each([
		"http://example.org",
		"javascript:alert(1)",
		"https://hilo.example@evil.example/",
		"https://user:secret@example.org",
		"example.org",
	])("makes no link of %s", (text) => {
		expect(linksIn(text)).toEqual([]);
	});

	it("keeps links to the site's own addresses inside, also without https", () => {
		expect(linkParts(`${HERE}/app`, HERE)).toEqual([{ text: `${HERE}/app`, href: "/app", isOwn: true }]);
		expect(linkParts("http://127.0.0.1:3000/app", "http://127.0.0.1:3000")[0]?.href).toBe("/app");
		expect(linkParts(`${HERE}/messages/$userId`, HERE)[0]?.href).toBe("/messages/%24userId");
	});

	it("ends an address at a character that reverses text", () => {
		expect(linksIn("https://example.org/\u202Egpj.exe")).toEqual([
			["https://example.org/", "https://example.org/"],
		]);
	});

	it("keeps every text as typed, and links only to https and this site", () => {
		const piece = fc.constantFrom("https://", "http://", HERE, "/a", "@", ".", ")", "(", " ", "\n", "x.org");
		const text = fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" }))).map((parts) => parts.join(""));
		fc.assert(
			fc.property(text, (typed) => {
				const parts = linkParts(typed, HERE);
				expect(parts.map((part) => part.text).join("")).toBe(typed);
				for (const { href, isOwn } of parts)
					if (href !== null) expect(href.startsWith(isOwn ? "/" : "https://")).toBe(true);
			}),
		);
	});
});

describe("emoji", () => {
	it.each(["🎉", "👨‍👩‍👧‍👦", "🎉 🎉 ", "🇫🇷❤️"])("shows %s large", (text) => {
		expect(isLargeEmoji(text)).toBe(true);
	});
	it.each(["", "🎉🎉🎉🎉", "🎉!", "1", "©"])("shows %s as text", (text) => {
		expect(isLargeEmoji(text)).toBe(false);
	});
});

describe("links with a card", () => {
	it("are recognised by their path, with or without a query", () => {
		const { route, title } = CLASSIC_GAMES.country;
		expect(linkedCard(route)).toMatchObject({ name: title });
		expect(linkedCard(`${route}/?a=1#b`)).toMatchObject({ name: title });
	});
	it("include custom games, opened with the secret of their links", () => {
		const game = { kind: "custom", id: "a-1_b", key: undefined, href: "/custom-game/a-1_b" };
		expect(linkedCard("/custom-game/a-1_b?preview=true#x")).toEqual(game);
		expect(linkedCard("/custom-games/a-1_b/")).toEqual(game);
		const href = "/custom-game/a-1_b?key=se%2Fcret";
		expect(linkedCard(href)).toEqual({ ...game, key: "se/cret", href });
	});
	it("and duels are recognised", () => {
		expect(linkedCard("/duel/a-1_b?x=1")).toEqual({ kind: "duel", id: "a-1_b", href: "/duel/a-1_b" });
	});
	it.each(["/", "/duel/new", "/apps", "/app/x", "/custom-games/x/insights"])("are not on %s", (path) => {
		expect(linkedCard(path)).toBeNull();
	});
});

describe("a message with a card", () => {
	const textOf = (content: string) =>
		messageParts(content, HERE)
			.text.map(({ text }) => text)
			.join("");

	it.each([
		[`${HERE}/app`, ""],
		[`Beat this: ${HERE}/app`, "Beat this:"],
		[`Try ${HERE}/app now!`, "Try now!"],
		[`Try\n${HERE}/app\nnow`, "Try\nnow"],
		[`${HERE}/app ${HERE}/country-game`, `${HERE}/country-game`],
	])("shows no address of it: %j", (content, text) => {
		expect(textOf(content)).toBe(text);
		expect(messageParts(content, HERE).card).toMatchObject({ kind: "classic", gameId: "github" });
	});

	it("keeps links without a card, and text without links", () => {
		for (const content of [`see ${HERE}/leaderboard `, " a\nb ", "https://example.org/x"])
			expect(messageParts(content, HERE)).toMatchObject({ card: null });
		expect(textOf(` see ${HERE}/leaderboard `)).toBe(` see ${HERE}/leaderboard `);
	});

	it("reads as one line with names for addresses", () => {
		expect(plainText(`Beat this:\n${HERE}/country-game`, HERE)).toBe("Beat this: Countries");
		expect(plainText(`${HERE}/duel/a`, HERE)).toBe("a duel");
		expect(plainText(`${HERE}/custom-game/a?key=secret`, HERE)).toBe("a custom game");
	});
});
