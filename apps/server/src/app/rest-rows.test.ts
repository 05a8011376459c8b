import { expect, it } from "vitest";
import { openApiPath } from "../platform/rest/openapi.ts";
import { DOCUMENTED_ROWS, OTHER_ROUTES } from "../testing/documented-rows.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { REST_ROWS } from "./rest-rows.ts";

const openSite = onOneDatabase();

function nameless(row: string): string {
	return row.replace(/\{\w+\}/g, "{}");
}

const ROWS = REST_ROWS.map(({ method, path }) => `${method.toUpperCase()} ${openApiPath(path)}`);

it("are all documented calls, each once", () => {
	expect(ROWS.map(nameless).sort(), "as testing/documented-rows.ts lists them").toEqual(
		DOCUMENTED_ROWS.map(nameless).sort(),
	);
});

it("are all that is mounted, aliases included", async () => {
	const { app } = await openSite();
	const mounted = app.routes
		.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
		.map(({ method, path }) => `${method} ${openApiPath(path.slice("/api".length))}`);
	const twice = ROWS.filter((row) => /^GET \/\w+$/.test(row) && row !== "GET /game-status");
	const atOtherPaths = ["PATCH /user/profile", ...twice].map((row) => row.replace(" ", " /api"));
	const expected = [...ROWS, ...atOtherPaths, ...OTHER_ROUTES];
	expect([...new Set(mounted)].map(nameless).sort()).toEqual(expected.map(nameless).sort());
});
