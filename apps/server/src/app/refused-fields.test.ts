import { ERRORS, type ErrorCode, isErrorCode } from "@hilo/rules/errors/errors";
import { expect, it } from "vitest";
import { z } from "zod";
import { errorsOf, type RestRow, takesBody } from "../platform/rest/rest-row.ts";
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

/** Values that a field is sent with; `undefined` leaves it out. */
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
	readonly field: string;
	readonly value: unknown;
	readonly input: Input;
	readonly isTaken: boolean;
	readonly takesText: boolean;
}

/** Returns the input once per field, parts of lists too, and odd value; in an address, values are sent as text. */
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

/** Its message does not say what is wrong. */
const GENERIC: ErrorCode = "request/invalid";

function faultOf({ status, body }: Answer, statuses: readonly number[], codes: readonly ErrorCode[]) {
	const refused = refusalBody.safeParse(body).data;
	if (!refused) return `${status} ${JSON.stringify(body).slice(0, 200)}`;
	const { message, code } = refused;
	if (!isErrorCode(code)) return `the code ${code} is not in the catalogue`;
	if (message !== ERRORS[code].message) return `"${message}" is not the catalogue's text`;
	return statuses.includes(status) && codes.includes(code) ? null : `${status} ${code}`;
}

/** One site for all calls: a refused call changes nothing. */
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

/** Fields that can have any type; path and query values are always text. */
function bodyFieldsOf({ input, path, query = [], ...row }: RestRow): string[] {
	const fields = takesBody(row) ? Object.keys(input?.shape ?? {}) : [];
	return fields.filter((field) => !path.includes(`:${field}`) && !query.includes(field));
}

it("a documented call names the wrong field by a message of the catalogue", async () => {
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
			// A text may name something that does not exist, or that the caller may not see.
			const isText = odd.value === LONG_TEXT || !inBody.includes(odd.field);
			const codes = errorsOf(row).filter((code) => code !== GENERIC);
			const fault = faultOf(answer, isText ? [400, 403, 404, 413] : [400], codes);
			if (fault) faults.push(`${name}, ${odd.name}: ${fault}`);
		}
	}
	expect(faults).toEqual([]);
});

it("a documented call names the first wrong field", async () => {
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

/** Ids that players never type. */
const IDS_WITHOUT_MESSAGE = ["accounts.endSession id", "moderation.decide subjectId"];

it("each procedure names the wrong field by a message of the catalogue", async () => {
	const { inputOf, callerOf } = await openCallers();
	const faults: string[] = [];
	for (const [path, call] of Object.entries(PROCEDURE_CALLS)) {
		const schema = procedureInput(path);
		if (!schema) continue;
		for (const { name, field, value, input, isTaken, takesText } of oddInputs(schema, inputOf(call))) {
			if (isTaken) continue;
			const answer = await callProcedure(callerOf(call), path, input);
			// Other types, or values outside a list, come only from other clients: the generic message is enough.
			const isTyped =
				takesText && typeof value === "string" && !IDS_WITHOUT_MESSAGE.includes(`${path} ${field}`);
			const codes = ERROR_CODES.filter((code) => code !== GENERIC || !isTyped);
			const fault = faultOf(answer, [400, 403, 404, 409], codes);
			if (fault) faults.push(`${path}, ${name}: ${fault}`);
		}
	}
	expect(faults).toEqual([]);
});
