import { z } from "zod";
import { appRouter } from "../app/app-router.ts";
import { REST_ROWS } from "../app/rest-rows.ts";
import type { RestRow } from "../platform/rest/rest-row.ts";
import type { Answer, Browser } from "./browser.ts";

const ROWS = new Map(REST_ROWS.map((row) => [nameOf(row), row]));
const PROCEDURES = new Map<string, unknown>(Object.entries(appRouter._def.procedures));
const TYPED = z.looseObject({ type: z.string() });
const TAKING = z.object({ inputs: z.array(z.unknown()) });

export function rowNames(): string[] {
	return [...ROWS.keys()];
}

export function rowNamed(name: string): RestRow {
	const row = ROWS.get(name);
	if (!row) throw new Error(`There is no documented call ${name}`);
	return row;
}

function nameOf({ method, path }: RestRow): string {
	return `${method.toUpperCase()} ${path}`;
}

export function procedureNames(): string[] {
	return [...PROCEDURES.keys()];
}

export function procedureInput(path: string): z.ZodType | null {
	const { inputs } = TAKING.parse(definitionOf(PROCEDURES.get(path)));
	return inputs[0] instanceof z.ZodType ? inputs[0] : null;
}

export function queryNames(): string[] {
	return procedureNames().filter((name) => typeOf(PROCEDURES.get(name)) === "query");
}

/** Makes a documented call. The input fills the path, then the query or the body; undefined fields are left out. */
export function callRow(
	browser: Browser,
	row: string,
	input: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
	const [method = "", path = ""] = row.split(" ");
	const definedEntries = Object.entries(input).filter(([, value]) => value !== undefined);
	const text = Object.fromEntries(definedEntries.map(([name, value]) => [name, asText(value)]));
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(text[name] ?? "unknown"));
	const { upload, query } = rowNamed(row);
	const file = upload && input[upload.field];
	if (upload && file instanceof Uint8Array) return browser.upload(filled, upload.field, file);
	if (method === "GET" || method === "DELETE")
		return browser.send(method, `${filled}?${new URLSearchParams(text)}`);
	const inQuery = Object.entries(text).filter(([name]) => query?.includes(name));
	return browser.send(method, `${filled}?${new URLSearchParams(inQuery)}`, input);
}

function asText(value: unknown): string {
	return (typeof value === "string" ? value : `${JSON.stringify(value)}`).toWellFormed();
}

/** Calls a procedure by name. An input with `octets` is sent as raw bytes, as file uploads are. */
export async function callProcedure(browser: Browser, path: string, input?: unknown): Promise<Answer> {
	const octets = typeof input === "object" && input !== null && "octets" in input && input.octets;
	if (octets instanceof Uint8Array) return browser.sendBytes(`/trpc/${path}`, octets);
	if (typeOf(PROCEDURES.get(path)) === "mutation") return browser.post(`/trpc/${path}`, input ?? {});
	const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
	return browser.get(`/trpc/${path}${query}`);
}

function typeOf(procedure: unknown): unknown {
	return TYPED.safeParse(definitionOf(procedure)).data?.type;
}

function definitionOf(procedure: unknown): unknown {
	return typeof procedure === "function" && "_def" in procedure ? procedure._def : null;
}
