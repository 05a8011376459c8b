import { brotliCompressSync } from "node:zlib";
import { SCRIPT_BUDGET } from "@hilo/e2e/script-budget";
import { HttpConnection } from "../processes/http-connection.ts";
import { inScratch, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, kilobytes, type Line } from "../report.ts";
import { PAGES } from "./pages.ts";
import { expectStatus } from "./player.ts";

/** Measures the compressed size of the scripts that a page needs before it is usable. */
export function scriptBytes(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const site = await startSite(folder);
		const connection = new HttpConnection(site.url);
		return whileRunning([site], async () => {
			const lines: Line[] = [];
			for (const { name, path } of PAGES) {
				const files = await scriptsOf(connection, path);
				const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
				const largest = [...files].sort((a, b) => b[1] - a[1]).slice(0, 3);
				lines.push(
					atMost(`${name}: ${files.size} scripts`, bytes, SCRIPT_BUDGET, kilobytes),
					...largest.map(([file, size]) => info(`  ${file.replace("/assets/", "")}`, kilobytes(size))),
				);
			}
			connection.close();
			return lines;
		});
	});
}

async function scriptsOf(connection: HttpConnection, path: string): Promise<Map<string, number>> {
	const page = await connection.send({ path });
	expectStatus(page, 200);
	const sizes = new Map<string, number>();
	const remaining: string[] = [...(page.body.toString().match(/\/assets\/[\w.-]+\.js/g) ?? [])];
	for (let file = remaining.pop(); file !== undefined; file = remaining.pop()) {
		if (sizes.has(file)) continue;
		const { size, code } = await fetchScript(connection, file);
		sizes.set(file, size);
		remaining.push(...importsOf(file, code));
	}
	if (sizes.size === 0) throw new Error(`${path} names no script.`);
	return sizes;
}

async function fetchScript(
	connection: HttpConnection,
	path: string,
): Promise<{ size: number; code: string }> {
	const plain = await connection.send({ path });
	const compressed = await connection.send({ path, headers: { "accept-encoding": "br" } });
	expectStatus(plain, 200);
	const isBrotli = compressed.headers["content-encoding"] === "br";
	return {
		size: isBrotli ? compressed.body.length : brotliCompressSync(plain.body).length,
		code: plain.body.toString(),
	};
}

/** Finds static imports only, not `import()`. */
function importsOf(file: string, code: string): string[] {
	const specifiers = [...code.matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)];
	return specifiers.map(([, specifier = ""]) => new URL(specifier, `http://site${file}`).pathname);
}
