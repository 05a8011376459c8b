import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { send } from "./compare.ts";

const SOURCES = join(import.meta.dirname, "hello");
const run = promisify(execFile);
const compress = promisify(brotliCompress);

/** Serves a page of the site's stack that only says hello, in a document with the head of the site's home page. */
export async function startHello(
	site: string,
	folder: string,
): Promise<{ readonly url: string } & AsyncDisposable> {
	await buildEntry("entry-client.tsx", join(folder, "client"), false);
	await buildEntry("entry-server.tsx", join(folder, "server"), true);
	const { stdout: body } = await run(process.execPath, [join(folder, "server/hello.js")]);
	const [head = ""] = (await send(`${site}/`)).split("<body>");
	const page = await compress(`${head}<body>${body}</body></html>`);
	const script = await compress(await readFile(join(folder, "client/hello.js")));
	const server = createServer(async ({ url = "" }, answer) => {
		if (url === "/" || url === "/hello.js") {
			const type = url === "/" ? "text/html; charset=utf-8" : "text/javascript";
			answer.writeHead(200, { "Content-Type": type, "Content-Encoding": "br" });
			return answer.end(url === "/" ? page : script);
		}
		// Fonts and icons.
		const { status, headers, body: content } = await fetch(site + url);
		answer.writeHead(status, { "Content-Type": headers.get("Content-Type") ?? "" });
		answer.end(Buffer.from(await new Response(content).arrayBuffer()));
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
