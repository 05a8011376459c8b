import { createHash } from "node:crypto";
import { pageAssets } from "virtual:page-assets";
import { expect, test } from "vitest";
import { inlineHash } from "./document.tsx";

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("hashes the text as browsers parse it", () => {
	expect(inlineHash("alert('größer')")).toBe(sha256("alert('größer')"));
	expect(inlineHash("a\r\nb\rc\n\rd")).toBe(sha256("a\nb\nc\n\nd"));
	expect(inlineHash("a\0\0b")).toBe(sha256("a\uFFFD\uFFFDb"));
});

test("keeps the script that each document contains small", () => {
	expect(pageAssets.earlyPress.length).toBeLessThan(1000);
});
