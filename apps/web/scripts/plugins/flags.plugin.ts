import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { countryPool } from "@hilo/catalog/country/country.pool";
import { BILLIONAIRES } from "@hilo/catalog/wealth/wealth.pool";
import type { Plugin } from "vite";

const FLAGS = join(dirname(createRequire(import.meta.url).resolve("flag-icons/package.json")), "flags/4x3");

/** Serves the flags of the country and the billionaire game at /flags/<iso2>.svg, no others. */
export function flags(): Plugin {
	const codes = new Set([...countryPool.cards.map(({ id }) => id), ...BILLIONAIRES.map(({ iso2 }) => iso2)]);
	return {
		name: "flags",
		configureServer(server) {
			server.middlewares.use("/flags", async (request, response, next) => {
				const code = /^\/([a-z]{2})\.svg$/.exec(request.url ?? "")?.[1];
				if (!code || !codes.has(code)) return next();
				response.setHeader("Content-Type", "image/svg+xml");
				response.end(await drawn(code));
			});
		},
		async generateBundle() {
			if (this.environment.name !== "client") return;
			for (const code of codes) {
				this.emitFile({ type: "asset", fileName: `flags/${code}.svg`, source: await optimized(code) });
			}
		},
	};
}

const drawn = (code: string) => readFile(join(FLAGS, `${code}.svg`), "utf8");

/** Whole units of 640 × 480 look the same, and coats of arms lose two thirds of their bytes. */
async function optimized(code: string): Promise<string> {
	// Loaded for builds only, because it takes a second of processor time.
	const { optimize } = await import("svgo");
	return optimize(await drawn(code), { floatPrecision: 0 }).data;
}
