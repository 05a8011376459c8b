import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebFiles } from "../platform/pages/web-files.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { onePage } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const root = mkdtempSync(join(tmpdir(), "hilo-web-"));
const files = join(root, "client");

const SCRIPT = "console.log(1)";

beforeAll(() => {
	mkdirSync(join(files, "assets"), { recursive: true });
	mkdirSync(join(files, ".vite"));
	for (const [name, content] of [
		["assets/app-1a2b.js", SCRIPT],
		["assets/app-1a2b.js.br", brotliCompressSync(SCRIPT)],
		["assets/app-1a2b.js.gz", gzipSync(SCRIPT)],
		["assets/app-1a2b.js.map", "secret"],
		["assets/inter-3c4d.woff2", "a font"],
		[".vite/manifest.json", "secret"],
		[".env", "secret"],
		["favicon.svg", "<svg/>"],
		["site.webmanifest", "{}"],
		["../secret.txt", "secret"],
	] as const)
		writeFileSync(join(files, name), content);
});

afterAll(() => rmSync(root, { recursive: true }));

async function openWithFiles(folder = files) {
	const web = { ...onePage, files: await WebFiles.load(folder) };
	return (await openSite({ web })).visitor();
}

it("files with a hash in their name are cached for ever", async () => {
	const browser = await openWithFiles();
	const response = await browser.fetch("/assets/app-1a2b.js");
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	expect(response.headers.get("Content-Type")).toMatch(/javascript/);
});

it.each([
	["br, gzip", "br"],
	["gzip", "gzip"],
	["br;q=0", null],
])(
	"files compressed at build time are sent to clients that accept the encoding: %s",
	async (accepted, encoding) => {
		const browser = await openWithFiles();
		const { headers } = await browser.fetch("/assets/app-1a2b.js", {
			headers: { "Accept-Encoding": accepted },
		});
		expect(headers.get("Content-Encoding")).toBe(encoding);
		expect(headers.get("Vary")).toBe("Accept-Encoding");
		expect(headers.get("Content-Type")).toMatch(/javascript/);
	},
);

it.each([
	["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
	["/assets/inter-3c4d.woff2", "font/woff2"],
	["/site.webmanifest", "application/manifest+json"],
	["/favicon.svg", "image/svg+xml; charset=utf-8"],
])("has its content type: %s", async (path, type) => {
	const { headers } = await (await openWithFiles()).fetch(path);
	expect(headers.get("Content-Type")).toBe(type);
});

it("is not sent again to clients that have it in the same encoding", async () => {
	const browser = await openWithFiles();
	const get = (accepted: string, known?: string) =>
		browser.fetch("/assets/app-1a2b.js", {
			headers: { "Accept-Encoding": accepted, ...(known && { "If-None-Match": known }) },
		});
	const tags = [];
	for (const accepted of ["br", "gzip", ""]) {
		const etag = (await get(accepted)).headers.get("ETag") ?? "";
		expect(etag).toMatch(/^"[\w-]{43}"$/);
		const again = await get(accepted, etag);
		expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, etag, ""]);
		expect(again.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(again.headers.get("Vary")).toBe("Accept-Encoding");
		tags.push(etag);
	}
	expect(new Set(tags).size).toBe(3);
	expect((await get("", tags[0])).status).toBe(200);
});

it("answers HEAD with the headers of GET", async () => {
	const browser = await openWithFiles();
	const headers = { "Accept-Encoding": "br" };
	const head = await browser.fetch("/assets/app-1a2b.js", { method: "HEAD", headers });
	expect([...head.headers]).toEqual([...(await browser.fetch("/assets/app-1a2b.js", { headers })).headers]);
	expect(head.headers.get("Content-Length")).toBe(String(brotliCompressSync(SCRIPT).length));
	expect(await head.text()).toBe("");
});

it.each(["bytes=0-3", "bytes=0-1,4-5", "?"])(
	"is sent whole to clients that ask for a part: %s",
	async (range) => {
		const browser = await openWithFiles();
		for (const accepted of ["", "br"]) {
			const response = await browser.fetch("/assets/app-1a2b.js", {
				headers: { Range: range, "Accept-Encoding": accepted },
			});
			expect([response.status, response.headers.get("Accept-Ranges")]).toEqual([200, "none"]);
			expect(response.headers.get("Content-Range")).toBeNull();
			const body = Buffer.from(await response.arrayBuffer());
			expect(String(accepted ? brotliDecompressSync(body) : body)).toBe(SCRIPT);
		}
	},
);

it("build leftovers are not served, nor compressed forms under their own names", async () => {
	const browser = await openWithFiles();
	for (const path of [
		"/.vite/manifest.json",
		"/.env",
		"/assets/app-1a2b.js.map",
		"/assets/app-1a2b.js.br",
		"/assets/app-1a2b.js.gz",
	]) {
		const response = await browser.fetch(path);
		expect(await response.text(), path).toMatch(/^(a page|404 Not Found)$/);
	}
});

it("is read once, and is 404 if a newer build replaced it before", async () => {
	const folder = join(root, "older");
	mkdirSync(join(folder, "assets"), { recursive: true });
	for (const name of ["a.js", "b.js"]) writeFileSync(join(folder, "assets", name), SCRIPT);
	const browser = await openWithFiles(folder);
	const statusOf = async (name: string) => (await browser.fetch(`/assets/${name}`)).status;
	expect(await statusOf("a.js")).toBe(200);
	rmSync(folder, { recursive: true });
	expect([await statusOf("a.js"), await statusOf("b.js")]).toEqual([200, 404]);
	mkdirSync(join(folder, "assets"), { recursive: true });
	writeFileSync(join(folder, "assets/b.js"), SCRIPT);
	expect(await statusOf("b.js")).toBe(200);
});

it("a missing asset is 404, and the answer is not cached", async () => {
	const browser = await openWithFiles();
	const response = await browser.fetch("/assets/app-0000.js");
	expect(response.status).toBe(404);
	expect(await response.text()).not.toContain("a page");
	expect(response.headers.get("Cache-Control") ?? "").not.toContain("max-age");
});

it.each(["/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])(
	"nothing outside the folder is served: %s",
	async (path) => {
		const browser = await openWithFiles();
		const response = await browser.fetch(path);
		expect(await response.text()).not.toContain("secret");
	},
);

it("every answer has the security headers", async () => {
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
