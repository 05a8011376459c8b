import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";
import { expect, it } from "vitest";
import { z } from "zod";
import { type RestRow, takesBody } from "../platform/rest/rest-row.ts";
import { errorsOf } from "../platform/rest/row-errors.ts";
import type { Call } from "../testing/authorisation.ts";
import type { Answer } from "../testing/browser.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import { asText, callProcedure, callRow, procedureInput } from "../testing/every-call.ts";
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
	/** Whether the schema takes it all the same. */
	readonly isTaken: boolean;
	/** Whether the schema takes any short text there, as from a field on a screen. */
	readonly takesText: boolean;
}

/** Returns a call's input with each of its fields, parts of lists too, odd in each way; in an address, as a text. */
function oddInputs(schema: z.ZodType, input: Input, isInAddress = (_field: string) => false): OddInput[] {
	const takes = (value: unknown) => schema.safeParse(value).success;
	return fieldsOf(schema).flatMap((path) => {
		const field = String(path[0]);
		const takesText = takes(withField(input, path, "ab"));
		return Object.entries(ODD_VALUES).map(([kind, odd]) => {
			const value = isInAddress(field) && odd !== undefined ? asText(odd) : odd;
			const oddInput = { ...Object(withField(input, path, value)) };
			const name = `${path.join(".")} ${kind}`;
			return { name, field, value, input: oddInput, isTaken: takes(oddInput), takesText };
		});
	});
}

const refusalBody = z.union([
	z.object({ message: z.string(), code: z.string() }),
	z
		.object({ error: z.object({ message: z.string(), data: z.object({ appCode: z.string() }) }) })
		.transform(({ error }) => ({ message: error.message, code: error.data.appCode })),
]);

/** The code whose message does not say what is wrong. */
const GENERIC: ErrorCode = "request/invalid";

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
		for (const odd of oddInputs(schema, inputOf(ROW_CALLS[name]), (field) => !inBody.includes(field))) {
			const isInPath = row.path.includes(`:${odd.field}`);
			const isSent = row.method === "get" || !odd.isTaken;
			if (!isSent || (isInPath && odd.value !== LONG_TEXT)) continue;
			const answer = await callRow(callerOf(ROW_CALLS[name]), name, odd.input);
			if (odd.isTaken && answer.status === 200) continue;
			// A text may name what is not there, or what the caller may not see.
			const isText = odd.value === LONG_TEXT || !inBody.includes(odd.field);
			const codes = errorsOf(row).filter((code) => code !== GENERIC);
			const fault = faultOf(answer, isText ? [400, 403, 404, 413] : [400], codes);
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

/** Ids that the site's own client got from the server, so that no person types them. */
const IDS_WITHOUT_MESSAGE = ["accounts.endSession id", "moderation.decide subjectId"];

it("each procedure of the site's own client says it in a sentence of the catalogue too", async () => {
	const { inputOf, callerOf } = await openCallers();
	const faults: string[] = [];
	for (const [path, call] of Object.entries(PROCEDURE_CALLS)) {
		const schema = procedureInput(path);
		if (!schema) continue;
		for (const { name, field, value, input, isTaken, takesText } of oddInputs(schema, inputOf(call))) {
			if (isTaken) continue;
			const answer = await callProcedure(callerOf(call), path, input);
			// Only another client sends another type, or another value than those of a list.
			const isTyped =
				takesText && typeof value === "string" && !IDS_WITHOUT_MESSAGE.includes(`${path} ${field}`);
			const codes = ERROR_CODES.filter((code) => code !== GENERIC || !isTyped);
			const fault = faultOf(answer, [400, 403, 404, 409], codes);
			if (fault) faults.push(`${path}, ${name}: ${fault}`);
		}
	}
	expect(faults).toEqual([]);
});
