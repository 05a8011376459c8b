import { ERRORS } from "@hilo/rules/errors/errors";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { REST_ROWS } from "../../app/rest-rows.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import { openApiPath } from "./openapi.ts";
import { errorsOf } from "./rest-row.ts";

const openSite = onOneDatabase();

interface Operation {
	readonly security?: unknown;
	readonly tags: readonly string[];
	readonly parameters?: readonly { name: string; in: string; required?: boolean }[];
	readonly requestBody?: { content: Record<string, { schema: unknown }> };
	readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
	readonly openapi: string;
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

async function load(): Promise<Document> {
	const site = await openSite();
	const response = await site.visitor().fetch("/api/openapi.json");
	expect(response.headers.get("Content-Type")).toBe("application/json");
	return JSON.parse(await response.text());
}

it("is valid OpenAPI 3.1", async () => {
	const document = await load();
	expect(document.openapi).toMatch(/^3\.1\./);
	const { valid, errors } = await new Validator().validate({ ...document });
	expect(errors).toBeUndefined();
	expect(valid).toBe(true);
});

it("has every documented call and no other", async () => {
	const { paths } = await load();
	const described = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method} ${path}`),
	);
	const rows = REST_ROWS.map(({ method, path }) => `${method} ${openApiPath(path)}`);
	expect(described.sort()).toEqual(rows.sort());
});

it("describes each call's input, access and answer", async () => {
	const { paths } = await load();
	for (const row of REST_ROWS) {
		const name = `${row.method} ${row.path}`;
		const operation = paths[openApiPath(row.path)]?.[row.method];
		const inPath = operation?.parameters?.filter((parameter) => parameter.in === "path") ?? [];
		expect(
			inPath.map((parameter) => `:${parameter.name}`),
			name,
		).toEqual(row.path.match(/:\w+/g) ?? []);
		expect(
			inPath.every(({ required }) => required),
			name,
		).toBe(true);
		const isNeeded = row.access !== "visitor";
		const { scope } = row;
		const hasScope = scope !== "any" && scope !== "never";
		const withScope = [...(isNeeded ? [] : [{}]), { session: [] }, { token: [scope] }];
		const session = isNeeded ? [{ session: [] }] : [];
		expect(operation?.security, name).toEqual(hasScope ? withScope : session);
		expect(operation?.responses, name).toHaveProperty(String(row.status ?? 200));
		for (const code of errorsOf(row))
			expect(operation?.responses, name).toHaveProperty(`${ERRORS[code].status}`);
		expect(operation?.tags, name).toHaveLength(1);
		expect("304" in (operation?.responses ?? {}), name).toBe(row.etag !== undefined);
	}
	const body = paths["/auth/register"]?.post?.requestBody?.content["application/json"]?.schema;
	expect(body).toEqual({ $ref: "#/components/schemas/RegisterInput" });
});

it("passes redocly's recommended rules", async () => {
	const source = JSON.stringify(await load());
	const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) });
	// It is documented like this, and no game's id is "by-creator".
	const others = problems.filter(
		({ ruleId, message }) =>
			ruleId !== "no-ambiguous-paths" || !message.includes("/custom-games/by-creator/"),
	);
	expect(others.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

it("can be read in a browser with the site's own files alone", async () => {
	const visitor = (await openSite()).visitor();
	const page = await visitor.fetch("/api/docs");
	expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
	expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
	const named = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
		([, address]) => address ?? "",
	);
	const files = named.filter((address) => !["data:,", "/"].includes(address));
	expect(named.filter((address) => address === "/")).toHaveLength(2);
	expect(files).toHaveLength(5);
	for (const file of files) {
		expect(file).toMatch(/^\/api\//);
		const { status, headers } = await visitor.fetch(file);
		expect([status, headers.get("Content-Type")]).toEqual([
			200,
			expect.stringMatching(/json|javascript|css/),
		]);
	}
});
