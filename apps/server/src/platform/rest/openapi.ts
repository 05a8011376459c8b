import { ERRORS } from "@hilo/rules/errors/errors";
import { z } from "zod";
import type { RestRow } from "./rest-row.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of the documented calls, made from the same table that mounts them. */
export function openApiDocument(rows: readonly RestRow[]): Json {
	const schemas: Json = { Error: errorSchema() };
	const paths: Record<string, Json> = {};
	for (const row of rows) {
		const path = openApiPath(row.path);
		paths[path] = { ...paths[path], [row.method]: operation(row, schemas) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Hilo",
			version: "1.0.0",
			description:
				"The documented calls of the game site. Sign in with POST /auth/login; the session travels in a cookie. Times are ISO 8601 in UTC.",
			license: { name: "MIT", identifier: "MIT" },
		},
		servers: [{ url: "/api" }],
		paths,
		components: {
			schemas,
			securitySchemes: { session: { type: "apiKey", in: "cookie", name: "hilo_session" } },
		},
	};
}

/** Hono's `:name` parameters in OpenAPI's notation. */
export function openApiPath(path: string): string {
	return path.replace(/:(\w+)/g, "{$1}");
}

function operation(row: RestRow, schemas: Json): Json {
	const success = String(row.status ?? 200);
	return {
		operationId: `${row.method} ${row.path}`.replace(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) =>
			letter.toUpperCase(),
		),
		summary: row.summary,
		tags: [row.path.split("/")[1]],
		...(row.access === "visitor" ? {} : { security: [{ session: [] }] }),
		...inputParts(row, schemas),
		responses: {
			[success]: { description: "Done", content: json(toSchema(row.answer, "input", schemas)) },
			...(row.etag
				? { 304: { description: "Not changed since the answer that `If-None-Match` names" } }
				: {}),
			default: { description: "Refused", content: json({ $ref: "#/components/schemas/Error" }) },
		},
	};
}

function inputParts(row: RestRow, schemas: Json): Json {
	const inPath = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
	const schema = row.input ? toSchema(row.input, "input", schemas, true) : { properties: {} };
	const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
	const required = new Set((schema.required as string[] | undefined) ?? []);
	const asQuery = row.method === "get" || row.method === "delete";
	const parameter = ([name, of]: [string, Json]) => ({
		name,
		in: inPath.includes(name) ? "path" : "query",
		required: inPath.includes(name) || required.has(name),
		schema: of,
	});
	const parameters = properties.filter(([name]) => asQuery || inPath.includes(name)).map(parameter);
	const body = properties.filter(([name]) => !inPath.includes(name));
	return {
		...(parameters.length > 0 ? { parameters } : {}),
		...(asQuery || body.length === 0
			? {}
			: { requestBody: { required: true, content: bodyContent(row, objectSchema(body, required)) } }),
	};
}

function bodyContent(row: RestRow, schema: Json): Json {
	return row.upload ? { "multipart/form-data": { schema } } : json(schema);
}

function objectSchema(properties: [string, Json][], required: Set<string>): Json {
	const names = properties.map(([name]) => name).filter((name) => required.has(name));
	return {
		type: "object",
		properties: Object.fromEntries(properties),
		...(names.length > 0 ? { required: names } : {}),
	};
}

/** JSON Schema of a zod schema; what it names with `.meta({ id })` goes into the components, once. */
function toSchema(schema: z.ZodType, io: "input" | "output", schemas: Json, inline = false): Json {
	const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
	const definitions = ($defs ?? {}) as Record<string, Json>;
	for (const [name, definition] of Object.entries(definitions))
		schemas[name] = withoutId(relocate(definition) as Json);
	const named = typeof own.$ref === "string" ? definitions[own.$ref.replace("#/$defs/", "")] : undefined;
	return relocate(inline && named ? withoutId(named) : own) as Json;
}

function withoutId({ id: _, ...schema }: Json): Json {
	return schema;
}

function relocate(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(relocate);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, of]) =>
			key === "$ref" && typeof of === "string"
				? [key, of.replace("#/$defs/", "#/components/schemas/")]
				: [key, relocate(of)],
		),
	);
}

function json(schema: Json): Json {
	return { "application/json": { schema } };
}

function errorSchema(): Json {
	return {
		type: "object",
		required: ["message", "code"],
		properties: {
			message: { type: "string", description: "What a person is shown" },
			code: { type: "string", enum: Object.keys(ERRORS) },
			maintenanceMode: { const: true, description: "Only in maintenance" },
		},
	};
}
