import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";
import { expect, it } from "vitest";
import { z } from "zod";
import { type RestRow, takesBody } from "../platform/rest/rest-row.ts";
import { errorsOf } from "../platform/rest/row-errors.ts";
import type { Answer } from "../testing/browser.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import type { Call } from "../testing/calls.ts";
import { callProcedure, callRow, procedureInput } from "../testing/every-call.ts";
import { fieldsOf, withField } from "../testing/input-fields.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { REST_ROWS } from "./rest-rows.ts";

const openSite = onOneDatabase();

const ERROR_CODES = Object.keys(ERRORS).filter(isErrorCode);
type Input = Readonly<Record<string, unknown>>;

const LONG_TEXT = "x".repeat(20_000);

/** What a field is sent as. `undefined` leaves it out. */
const ODD_VALUES = {
	missing: undefined,
	empty: "",
	number: -1.5,
	array: [],
	object: {},
	null: null,
	boolean: true,
	"very long": LONG_TEXT,
};

interface OddInput {
	readonly name: string;
	/** The field of the input that it stands in. */
	readonly field: string;
	readonly value: unknown;
	readonly input: Input;
}

/** Returns a call's input with each of its fields, parts of lists too, odd in each way, where that is refused. */
function oddInputs(schema: z.ZodType, input: Input): OddInput[] {
	return fieldsOf(schema)
		.flatMap((path) =>
			Object.entries(ODD_VALUES).map(([kind, value]) => ({
				name: `${path.join(".")} ${kind}`,
				field: String(path[0]),
				value,
				input: { ...Object(withField(input, path, value)) },
			})),
		)
		.filter((odd) => !schema.safeParse(odd.input).success);
}

const refusalBody = z.union([
	z.object({ message: z.string(), code: z.string() }),
	z
		.object({ error: z.object({ message: z.string(), data: z.object({ appCode: z.string() }) }) })
		.transform(({ error }) => ({ message: error.message, code: error.data.appCode })),
]);

/** Returns what is wrong with the refusal of an odd input; null for nothing. */
function faultOf({ status, body }: Answer, statuses: readonly number[], codes: readonly ErrorCode[]) {
	const refused = refusalBody.safeParse(body).data;
	if (!refused) return `${status} ${JSON.stringify(body).slice(0, 200)}`;
	const { message, code } = refused;
	if (!isErrorCode(code)) return `the code ${code} is not in the catalogue`;
	if (message !== ERRORS[code].message) return `"${message}" is not the catalogue's text`;
	return statuses.includes(status) && codes.includes(code) ? null : `${status} ${code}`;
}

/** One site for all calls: what a schema refuses changes nothing there. */
async function openCallers() {
	const site = await openSite({ settings: { rateLimits: false } });
	const world = await openWorld(site);
	const admin = await site.player("admin", { isAdmin: true });
	return {
		inputOf: (call: Call | undefined) => call?.input?.(world, "player") ?? {},
		callerOf: (call: Call | undefined) => (call?.status.player === 403 ? admin : world.player),
	};
}

const nameOf = ({ method, path }: RestRow) => `${method.toUpperCase()} ${path}`;
const ROWS = REST_ROWS.flatMap((row) =>
	row.input && !row.upload ? [{ row, schema: row.input, name: nameOf(row) }] : [],
);

/** The fields that can be of any type: those in the path or the query are always texts. */
function bodyFieldsOf({ input, path, query = [], ...row }: RestRow): string[] {
	const fields = takesBody(row) ? Object.keys(input?.shape ?? {}) : [];
	return fields.filter((field) => !path.includes(`:${field}`) && !query.includes(field));
}

it("a documented call says in a sentence of the catalogue which field is wrong", async () => {
	const { inputOf, callerOf } = await openCallers();
	const faults: string[] = [];
	for (const { row, schema, name } of ROWS) {
		const inBody = bodyFieldsOf(row);
		for (const odd of oddInputs(schema, inputOf(ROW_CALLS[name]))) {
			const isSent =
				inBody.includes(odd.field) || (odd.value === LONG_TEXT && !row.query?.includes(odd.field));
			if (!isSent) continue;
			const answer = await callRow(callerOf(ROW_CALLS[name]), name, odd.input);
			// A text may name what is not there.
			const statuses = odd.value === LONG_TEXT ? [400, 403, 404, 413] : [400];
			const fault = faultOf(answer, statuses, errorsOf(row));
			if (fault) faults.push(`${name}, ${odd.name}: ${fault}`);
		}
	}
	expect(faults).toEqual([]);
});

it("the first wrong field of a documented call is the one that is named", async () => {
	const { inputOf, callerOf } = await openCallers();
	for (const { row, schema, name } of ROWS) {
		const call = ROW_CALLS[name];
		const without = (fields: readonly string[]) =>
			Object.fromEntries(Object.entries(inputOf(call)).filter(([field]) => !fields.includes(field)));
		const fields = bodyFieldsOf(row);
		const first = fields.find((field) => !schema.safeParse(without([field])).success);
		if (first === undefined) continue;
		const { body } = await callRow(callerOf(call), name, without([first]));
		expect((await callRow(callerOf(call), name, without(fields))).body, name).toEqual(body);
	}
});

it("each procedure of the site's own client says it in a sentence of the catalogue too", async () => {
	const { inputOf, callerOf } = await openCallers();
	const faults: string[] = [];
	for (const [path, call] of Object.entries(PROCEDURE_CALLS)) {
		const schema = procedureInput(path);
		if (!schema) continue;
		for (const { name, input } of oddInputs(schema, inputOf(call))) {
			const answer = await callProcedure(callerOf(call), path, input);
			const fault = faultOf(answer, [400, 403, 404, 409], ERROR_CODES);
			if (fault) faults.push(`${path}, ${name}: ${fault}`);
		}
	}
	expect(faults).toEqual([]);
});
