import { SCOPE_TEXTS, SCOPES } from "@hilo/rules/api-tokens/scopes";
import { TOKEN_PATTERN } from "@hilo/rules/api-tokens/token";
import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { z } from "zod";
import {
	createDocument,
	type ZodOpenApiObject,
	type ZodOpenApiOperationObject,
	type ZodOpenApiPathsObject,
	type ZodOpenApiRequestBodyObject,
	type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { VERSION } from "../system/release.ts";
import { errorsOf, type RestRow, type RestSection, takesBody } from "./rest-row.ts";

const JSON_TYPE = "application/json";

const errorBody = z
	.object({
		message: z.string().meta({ description: "For a person" }),
		code: z.enum(Object.keys(ERRORS)).meta({ description: "For a program" }),
		maintenanceMode: z.literal(true).optional().meta({ description: "Only during maintenance" }),
	})
	.meta({ id: "Error" });

/** OpenAPI 3.1, made from the same rows that mount the calls. */
export function openApiDocument(sections: readonly RestSection[], siteName: string, basePath = "") {
	const document: ZodOpenApiObject = {
		openapi: "3.1.0",
		info: {
			title: siteName,
			version: VERSION,
			description:
				"The documented calls of the game site. Tools send a token, which a player makes in the settings: `Authorization: Bearer hilo_player_…`. Or sign in with POST /auth/login: the session is a cookie, which a browser sends with every later call. Times are ISO 8601 in UTC.",
			license: { name: "MIT", identifier: "MIT" },
		},
		servers: [{ url: `${basePath}/api` }],
		tags: sections.map(({ name, description }) => ({ name, description })),
		paths: pathsOf(sections),
		components: {
			securitySchemes: {
				session: {
					type: "apiKey",
					in: "cookie",
					name: "hilo_session",
					description: "Set by POST /auth/login and POST /auth/register",
				},
				token: {
					type: "http",
					scheme: "bearer",
					bearerFormat: TOKEN_PATTERN,
					description: SCOPES.map((scope) => `\`${scope}\`: ${SCOPE_TEXTS[scope].explanation}`).join("\n\n"),
				},
			},
		},
	};
	return createDocument(document, { override: ({ jsonSchema }) => simplify(jsonSchema) });
}

/** Drops redundant parts: a date's pattern, and the other types of a field with a documented one. */
function simplify(schema: { format?: unknown; pattern?: unknown; type?: unknown; anyOf?: unknown }): void {
	if (schema.format === "date-time") delete schema.pattern;
	if (schema.type !== undefined) delete schema.anyOf;
}

export function openApiPath(path: string): string {
	return path.replace(/:(\w+)/g, "{$1}");
}

function pathsOf(sections: readonly RestSection[]): ZodOpenApiPathsObject {
	const paths: ZodOpenApiPathsObject = {};
	for (const { name, rows } of sections) {
		for (const row of rows) {
			const path = openApiPath(row.path);
			paths[path] = { ...paths[path], [row.method]: operation(row, name) };
		}
	}
	return paths;
}

function operation(row: RestRow, tag: string): ZodOpenApiOperationObject {
	return {
		operationId: operationId(row),
		summary: row.summary,
		tags: [tag],
		...security(row),
		...inputParts(row),
		responses: responses(row),
	};
}

/** OpenAPI 3.1 lets the roles that a call needs be named for tokens too. `{}`: the call may be made without either. */
function security({ access, scope }: RestRow): Pick<ZodOpenApiOperationObject, "description" | "security"> {
	const isForVisitors = access === "visitor";
	if (scope === "never")
		return { security: isForVisitors ? [] : [{ session: [] }], description: "Not with a token." };
	if (scope === "any") return { security: isForVisitors ? [] : [{ session: [] }, { token: [] }] };
	return {
		security: [...(isForVisitors ? [{}] : []), { session: [] }, { token: [scope] }],
		description: `Scope of a token: \`${scope}\``,
	};
}

/** `get /user/profile/:userId` becomes "getUserProfileUserId". */
function operationId({ method, path }: RestRow): string {
	return `${method} ${path}`.replace(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function inputParts(row: RestRow): Pick<ZodOpenApiOperationObject, "requestParams" | "requestBody"> {
	const { input } = row;
	if (!input) return {};
	const inPath: readonly string[] = row.path.match(/(?<=:)\w+/g) ?? [];
	const fields = Object.entries(input.shape);
	const inQuery = row.query ?? [];
	const path = z.object(Object.fromEntries(fields.filter(([name]) => inPath.includes(name))));
	const query = z.object(Object.fromEntries(fields.filter(([name]) => inQuery.includes(name))));
	const bodyFields = fields.filter(([name]) => !inPath.includes(name) && !inQuery.includes(name));
	const rest = bodyFields.length === fields.length ? input : z.object(Object.fromEntries(bodyFields));
	return {
		requestParams: { path, query: takesBody(row) ? query : rest },
		...(takesBody(row) && bodyFields.length > 0 ? { requestBody: requestBody(row, rest) } : {}),
	};
}

function requestBody(row: RestRow, schema: z.ZodObject): ZodOpenApiRequestBodyObject {
	const type = row.upload ? "multipart/form-data" : JSON_TYPE;
	return {
		required: row.upload !== undefined || !schema.safeParse({}).success,
		content: { [type]: { schema } },
	};
}

function responses(row: RestRow): ZodOpenApiResponsesObject {
	const refusals = Map.groupBy(errorsOf(row), (code) => ERRORS[code].status);
	const hasRefusals = [...refusals.keys()].some((status) => status < 500);
	return {
		[`${row.status ?? 200}`]: { description: "Done", content: { [JSON_TYPE]: { schema: row.answer } } },
		...(row.etag ? { "304": { description: "Unchanged since the answer that `If-None-Match` names" } } : {}),
		...Object.fromEntries([...refusals].map(([status, codes]) => [status, refusal(codes)])),
		...(hasRefusals
			? {}
			: { "4XX": { description: "Refused", content: { [JSON_TYPE]: { schema: errorBody } } } }),
		"5XX": refusal(["site/unexpected"]),
	};
}

function refusal(codes: readonly ErrorCode[]) {
	const examples = codes.map((code) => [code, { value: { message: ERRORS[code].message, code } }]);
	return {
		description: codes.map((code) => ERRORS[code].message).join(" / "),
		content: { [JSON_TYPE]: { schema: errorBody, examples: Object.fromEntries(examples) } },
	};
}
