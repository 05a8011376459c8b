import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";
import { onePage } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const root = mkdtempSync(join(tmpdir(), "hilo-web-"));
const files = join(root, "client");

const SCRIPT = "console.log(1)";

beforeAll(() => {
	for (const folder of ["assets", ".vite"]) mkdirSync(join(files, folder), { recursive: true });
	for (const [name, content] of [
		["assets/app-1a2b.js", SCRIPT],
		["assets/app-1a2b.js.br", brotliCompressSync(SCRIPT)],
		["assets/app-1a2b.js.gz", gzipSync(SCRIPT)],
		["assets/inter-3c4d.woff2", "a font"],
		["assets/app-1a2b.js.map", "{}"],
		[".vite/manifest.json", "{}"],
		["favicon.svg", "<svg/>"],
		["favicon.svg.br", brotliCompressSync("<svg/>")],
		["favicon.svg.gz", gzipSync("<svg/>")],
		["../secret.txt", "secret"],
	] as const)
		writeFileSync(join(files, name), content);
});

afterAll(() => rmSync(root, { recursive: true }));

async function openWithFiles() {
	return (await openSite({ web: { ...onePage, files } })).visitor();
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
	["br;q=1.0, gzip;q=0.8", "br"],
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
	["/favicon.svg", "image/svg+xml; charset=utf-8"],
])("has its content type: %s", async (path, type) => {
	const { headers } = await (await openWithFiles()).fetch(path);
	expect(headers.get("Content-Type")).toBe(type);
});

it("is not sent again to clients that have it in the same encoding", async () => {
	const browser = await openWithFiles();
	const get = (accepted: string, known?: string) =>
		browser.fetch("/favicon.svg", {
			headers: { "Accept-Encoding": accepted, ...(known && { "If-None-Match": known }) },
		});
	const tags = [];
	for (const accepted of ["br", "gzip", ""]) {
		const etag = (await get(accepted)).headers.get("ETag") ?? "";
		expect(etag).toMatch(/^"\w+"$/);
		const again = await get(accepted, etag);
		expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, etag, ""]);
		expect(again.headers.get("Cache-Control")).toBe("public, max-age=86400");
		expect(again.headers.get("Vary")).toBe("Accept-Encoding");
		tags.push(etag);
	}
	expect(new Set(tags).size).toBe(3);
	expect((await get("", tags[0])).status).toBe(200);
});

it("is sent whole, also where a part is asked for", async () => {
	const headers = { Range: "bytes=0-2" };
	const response = await (await openWithFiles()).fetch("/assets/app-1a2b.js", { headers });
	expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
});

it.each([
	"/.vite/manifest.json",
	"/assets/app-1a2b.js.map",
	"/assets/app-1a2b.js.br",
	"/assets/app-1a2b.js.gz",
])("leftovers of the build are not served: %s", async (path) => {
	const response = await (await openWithFiles()).fetch(path);
	expect([response.status === 200, await response.text()]).toEqual([
		path.startsWith("/."),
		path.startsWith("/.") ? expect.stringContaining("a page") : "404 Not Found",
	]);
});

it("answers HEAD with the headers of GET", async () => {
	const browser = await openWithFiles();
	const headers = { "Accept-Encoding": "br" };
	const head = await browser.fetch("/assets/app-1a2b.js", { method: "HEAD", headers });
	const got = await browser.fetch("/assets/app-1a2b.js", { headers });
	expect([...head.headers]).toEqual([...got.headers]);
	expect(head.headers.get("Content-Length")).toBe(String(brotliCompressSync(SCRIPT).length));
	expect(await head.text()).toBe("");
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
