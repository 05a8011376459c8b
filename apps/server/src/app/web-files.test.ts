import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";

const openSite = onOneDatabase();

const root = mkdtempSync(join(tmpdir(), "hilo-web-"));
const files = join(root, "client");

beforeAll(() => {
	mkdirSync(join(files, "assets"), { recursive: true });
	writeFileSync(join(files, "assets/app-1a2b.js"), "console.log(1)");
	writeFileSync(join(files, "assets/app-1a2b.js.br"), brotliCompressSync("console.log(1)"));
	writeFileSync(join(files, "favicon.svg"), "<svg/>");
	writeFileSync(join(root, "secret.txt"), "secret");
});

afterAll(() => rmSync(root, { recursive: true }));

async function openWithFiles() {
	const web = { files, render: async () => ({ kind: "page", status: 200, html: "a page" }) as const };
	return (await openSite({ web })).visitor();
}

it("what carries a hash in its name is kept for ever", async () => {
	const browser = await openWithFiles();
	const response = await browser.fetch("/assets/app-1a2b.js");
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	expect(response.headers.get("Content-Type")).toMatch(/javascript/);
});

it("what was compressed at the build comes so", async () => {
	const browser = await openWithFiles();
	const response = await browser.fetch("/assets/app-1a2b.js", { headers: { "Accept-Encoding": "br, gzip" } });
	expect(response.headers.get("Content-Encoding")).toBe("br");
	expect(response.headers.get("Vary")).toMatch(/accept-encoding/i);
});

it("other files are kept for a day", async () => {
	const browser = await openWithFiles();
	const response = await browser.fetch("/favicon.svg");
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
});

it("an asset that is gone is no page, and nothing keeps the answer", async () => {
	const browser = await openWithFiles();
	const response = await browser.fetch("/assets/app-0000.js");
	expect(response.status).toBe(404);
	expect(await response.text()).not.toContain("a page");
	expect(response.headers.get("Cache-Control") ?? "").not.toContain("max-age");
});

it.each(["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])(
	"nothing outside the folder is served: %s",
	async (path) => {
		const browser = await openWithFiles();
		const response = await browser.fetch(path);
		expect(await response.text()).not.toContain("secret");
	},
);

it("all else is a page", async () => {
	const browser = await openWithFiles();
	expect(await (await browser.fetch("/leaderboard")).text()).toBe("a page");
});

it("every answer tells the browser to be careful", async () => {
	const browser = await openWithFiles();
	for (const path of ["/", "/favicon.svg", "/assets/none.js", "/api/game-status", "/api/none", "/health"]) {
		const { headers } = await browser.fetch(path);
		expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
		expect(headers.get("X-Frame-Options"), path).toBe("DENY");
		expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
		expect(headers.get("Strict-Transport-Security"), path).toBeNull();
	}
	const site = await openSite({ settings: { publicUrl: "https://hilo.example" } });
	const secure = await site.visitor().fetch("/api/game-status");
	expect(secure.headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
});
