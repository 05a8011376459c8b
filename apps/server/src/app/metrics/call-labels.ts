import { pageOf } from "@hilo/rules/analytics/pages";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import { REST_ROWS } from "../rest-rows.ts";
import { PROCEDURES, TRPC_PATH } from "../trpc-call.ts";

/** Label of all unknown paths, so that callers can't create labels. */
const OTHER = "other";
const TRPC = `${TRPC_PATH}/`;

/** Labels by the first segment of a path outside `/api`. */
const BY_FOLDER: ReadonlyMap<string, string> = new Map([
	["assets", "assets"],
	["avatars", "pictures"],
	["pictures", "pictures"],
	["drawn", "pictures"],
	["previews", "pictures"],
	["health", "health"],
	["metrics", "metrics"],
]);

const documented = documentedCalls();

/** Returns a procedure's name, a documented call's method and path, a page's path or a fixed word; never sent data. */
export function labelOf(method: string, url: string): string {
	const end = url.indexOf("?");
	const path = end < 0 ? url : url.slice(0, end);
	if (path.startsWith(TRPC)) {
		const name = path.slice(TRPC.length);
		return PROCEDURES.has(name) ? name : OTHER;
	}
	const asked = method === "HEAD" ? "GET" : method;
	if (path.startsWith("/api/")) return documented.match(asked, path)[0][0]?.[0] ?? OTHER;
	const folder = BY_FOLDER.get(path.slice(1, path.indexOf("/", 1) < 0 ? undefined : path.indexOf("/", 1)));
	if (folder) return folder;
	const page = pageOf(path);
	return asked === "GET" || page === OTHER ? page : `${KNOWN_METHODS.has(asked) ? asked : OTHER} ${page}`;
}

const KNOWN_METHODS = new Set(["POST"]);

function documentedCalls(): SmartRouter<string> {
	const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] });
	const rows = REST_ROWS.flatMap(({ method, path, aliases = [] }) =>
		[path, ...aliases].map((at) => ({ method: method.toUpperCase(), at, path })),
	);
	// Static paths first, as when mounted, so that none is taken for a parameter.
	rows.sort((a, b) => Number(a.at.includes(":")) - Number(b.at.includes(":")));
	for (const { method, at, path } of rows) router.add(method, `/api${at}`, `${method} ${path}`);
	for (const path of ["/docs", "/docs/*", "/openapi.json"]) router.add("GET", `/api${path}`, "docs");
	router.add("GET", "/api/health", "health");
	return router;
}
