import { expect, it } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";

const openSite = onOneDatabase();

const LOGIN = "/api/trpc/accounts.login";
const QUERY = "/api/trpc/me.get";
const NO_SUCH_PATH = "request/no-such-path";
const JSON_TYPE = { "Content-Type": "application/json" };

it.each<[string, string, RequestInit, number, string]>([
	["a text", LOGIN, { method: "POST", body: "{}" }, 415, "request/wrong-type"],
	["no JSON", LOGIN, { method: "POST", headers: JSON_TYPE, body: "{" }, 400, "request/invalid"],
	["a query that is posted", QUERY, { method: "POST", headers: JSON_TYPE, body: "{}" }, 404, NO_SUCH_PATH],
	["an unknown path", "/api/trpc/no.such", {}, 404, NO_SUCH_PATH],
	["a batch", `${QUERY},me.get?batch=1`, {}, 400, "request/invalid"],
	[
		"too much",
		LOGIN,
		{ method: "POST", headers: JSON_TYPE, body: "x".repeat(2e6) },
		413,
		"request/too-large",
	],
])("refuses %s in JSON, and says that it is", async (_, path, init, status, appCode) => {
	const site = await openSite();
	const answer = await site.visitor().fetch(path, init);
	expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
	expect([answer.status, await answer.json()]).toMatchObject([status, { error: { data: { appCode } } }]);
});
