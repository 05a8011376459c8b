import { expect, it } from "vitest";
import { openApiPath } from "../platform/rest/openapi.ts";
import { DOCUMENTED_ROWS, OTHER_ROUTES } from "../testing/documented-rows.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { REST_ROWS } from "./rest-rows.ts";

const openSite = onOneDatabase();

/** Rows are the same where they differ in the names of their parameters alone. */
function nameless(row: string): string {
	return row.replace(/\{\w+\}/g, "{}");
}

const BUILT = Object.keys(DOCUMENTED_ROWS).filter((row) => DOCUMENTED_ROWS[row] === "built");

it("are the documented calls that are said to be built, and no others", () => {
	const rows = REST_ROWS.map(({ method, path }) => `${method.toUpperCase()} ${openApiPath(path)}`);
	expect(rows.map(nameless).sort()).toEqual(BUILT.map(nameless).sort());
});

it("are all that is mounted, at their other paths too", async () => {
	const { app } = await openSite();
	const mounted = app.routes
		.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
		.map(({ method, path }) => `${method} ${openApiPath(path.slice("/api".length))}`);
	const twice = BUILT.filter((row) => /^GET \/\w+$/.test(row) && row !== "GET /game-status");
	const atOtherPaths = ["PATCH /user/profile", ...twice].map((row) => row.replace(" ", " /api"));
	const expected = [...BUILT, ...atOtherPaths, ...OTHER_ROUTES];
	expect([...new Set(mounted)].map(nameless).sort()).toEqual(expected.map(nameless).sort());
});
