import { expect, it } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";
import { REST_ROWS } from "./rest-rows.ts";

const openSite = onOneDatabase();

const OTHER_ROUTES = [
	...["GET /health", "GET /openapi.json", "GET /user/export"],
	...[
		"GET /docs",
		"GET /docs/site.css",
		"GET /docs/start.js",
		"GET /docs/swagger-ui-bundle.js",
		"GET /docs/swagger-ui.css",
	],
];

it("documents every call that is mounted, except aliases under /api", async () => {
	const { app } = await openSite();
	const mounted = app.routes
		.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
		.map(({ method, path }) => `${method} ${path.slice("/api".length)}`);
	const documented = [
		...REST_ROWS.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
		...OTHER_ROUTES,
	];
	const isKnown = (call: string) => documented.includes(call.replace(" /api/", " /"));
	expect(mounted.filter((call) => !isKnown(call))).toEqual([]);
	expect(documented.filter((call) => !mounted.includes(call))).toEqual([]);
});
