import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { send } from "./compare.ts";

const SOURCES = join(import.meta.dirname, "hello");
const compress = promisify(brotliCompress);

/** Serves a page of the site's stack that only says hello, in a document with the head of the site's home page. */
export async function startHello(site: string, folder: string): Promise<{ readonly url: string } & AsyncDisposable> {
	await buildEntry("entry-client.tsx", join(folder, "client"), false);
	await buildEntry("entry-server.tsx", join(folder, "server"), true);
	const built: { renderHello(): Promise<string> } = await import(
		pathToFileURL(join(folder, "server/hello.js")).href
	);
	const [head = ""] = (await send(`${site}/`)).split("<body>");
	const page = await compress(`${head}<body>${await built.renderHello()}</body></html>`);
	const script = await compress(await readFile(join(folder, "client/hello.js")));
	const server = createServer(async ({ url = "" }, answer) => {
		if (url === "/" || url === "/hello.js") {
			const type = url === "/" ? "text/html; charset=utf-8" : "text/javascript";
			answer.writeHead(200, { "Content-Type": type, "Content-Encoding": "br" });
			return answer.end(url === "/" ? page : script);
		}
		// Fonts and icons.
		const { status, headers, body } = await fetch(site + url);
		answer.writeHead(status, { "Content-Type": headers.get("Content-Type") ?? "" });
		answer.end(Buffer.from(await new Response(body).arrayBuffer()));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (typeof address !== "object" || address === null) throw new Error("The page has no port.");
	return {
		url: `http://127.0.0.1:${address.port}/`,
		async [Symbol.asyncDispose]() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function buildEntry(entry: string, outDir: string, ssr: boolean) {
	return build({
		root: SOURCES,
		configFile: false,
		logLevel: "warn",
		plugins: [react()],
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
		ssr: { noExternal: true },
		build: {
			ssr,
			outDir,
			emptyOutDir: true,
			rolldownOptions: { input: join(SOURCES, entry), output: { entryFileNames: "hello.js" } },
		},
	});
}
