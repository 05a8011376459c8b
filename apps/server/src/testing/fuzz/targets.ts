import { z } from "zod";
import { appRouter } from "../../app/app-router.ts";
import { REST_ROWS } from "../../app/rest-rows.ts";
import { type RestRow, takesBody } from "../../platform/rest/rest-row.ts";
import type { Call } from "../authorisation.ts";
import { PROCEDURE_CALLS, ROW_CALLS } from "../call-table.ts";
import type { Schema } from "./schema-value.ts";

export interface Target {
	/** "GET /user/me" or "me.get", as in the authorisation table. */
	readonly name: string;
	readonly method: string;
	readonly path: string;
	readonly row: RestRow | null;
	readonly hasBody: boolean;
	/** Null if there is no input or its type has no schema. */
	readonly schema: Schema | null;
	readonly input: Call["input"] | undefined;
}

export function allTargets(): Target[] {
	return [...REST_ROWS.map(ofRow), ...Object.entries(appRouter._def.procedures).map(ofProcedure)];
}

/** The other addresses: pages, pictures, files and the description of the calls. */
export const OTHER_PATHS: readonly string[] = [
	...[
		"/",
		"/app",
		"/leaderboard",
		"/leaderboard/popular-games",
		"/country-game",
		"/movie-game",
		"/custom-games",
	],
	...["/custom-games/:id", "/custom-game/:id", "/edit-custom-game/:id", "/user/:userId", "/messages/:userId"],
	...["/credits", "/privacy-policy", "/updates", "/support", "/admin", "/admin/users", "/login", "/nowhere"],
	...[
		"/avatars/:id.webp",
		"/avatars/initials/:username.svg",
		"/pictures/:id.webp",
		"/previews/:id-1.png",
		"/drawn/river/:id.svg",
	],
	...["/unsubscribe", "/unsubscribe/:token", "/favicon.ico", "/assets/none.js", "/robots.txt"],
	...["/health", "/api/health", "/api/openapi.json", "/api/docs", "/api/docs/swagger-ui.css", "/api/none"],
];

function ofRow(row: RestRow): Target {
	const name = `${row.method.toUpperCase()} ${row.path}`;
	return {
		name,
		method: row.method.toUpperCase(),
		path: `/api${row.path}`,
		row,
		hasBody: takesBody(row),
		schema: row.input && !row.upload ? schemaOf(row.input) : null,
		input: tableInput(ROW_CALLS, name),
	};
}

function ofProcedure([name, procedure]: [string, unknown]): Target {
	const { type, inputs } = definitionOf(procedure);
	const [input] = inputs;
	return {
		name,
		method: type === "mutation" ? "POST" : "GET",
		path: `/api/trpc/${name}`,
		row: null,
		hasBody: type === "mutation",
		schema: input instanceof z.ZodType ? schemaOf(input) : null,
		input: tableInput(PROCEDURE_CALLS, name),
	};
}

function tableInput(table: Readonly<Record<string, Call>>, name: string): Call["input"] | undefined {
	return table[name]?.input;
}

function definitionOf(procedure: unknown): { type: unknown; inputs: readonly unknown[] } {
	const definition =
		typeof procedure === "function" && "_def" in procedure ? Object(procedure._def) : { type: "query" };
	return { type: definition.type, inputs: Array.isArray(definition.inputs) ? definition.inputs : [] };
}

function schemaOf(input: z.ZodType): Schema {
	return z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
}
