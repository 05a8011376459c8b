import fc from "fast-check";
import { z } from "zod";
import { CALLERS, type Call, type Caller, type World } from "../authorisation.ts";
import { PROCEDURE_CALLS, ROW_CALLS } from "../call-table.ts";
import { procedureInput, rowNamed } from "../every-call.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface FuzzedCall {
	readonly name: string;
	readonly caller: Caller;
	readonly input: Fields;
}

type Schema = z.core.JSONSchema.BaseSchema;
type Part = Schema | boolean | undefined;

const CALLS: Readonly<Record<string, Call>> = { ...ROW_CALLS, ...PROCEDURE_CALLS };
const MAX_LENGTH = 100;

const ODD_TEXTS = [
	...["", " ", "a\u0000b", "\ud800", "\u202edlrow", "İ", "👩‍👩‍👧‍👦", "9".repeat(400), "-1", "1.5", "1e309"],
	...["null", "__proto__", "constructor", "%", "%00", "%E0%A4%A", "../../etc/passwd", "' or 1=1 --", "_%_"],
	...["<script>", "\r\nSet-Cookie: a=b", "2026-02-30", "+275760-09-13T00:00:00.001Z", "https://[", "data:,"],
];
/** Values that resemble a string or list only by their `length`, break conversions to strings, or are odd numbers. */
const ODD_SHAPES = [
	...[{ length: 5 }, { length: 1e9 }, { length: -1, trim: 1, normalize: null }, [{ length: 5 }], []],
	...[{ toString: 1 }, { toString: null, valueOf: null }, JSON.parse('{"__proto__": {"isAdmin": true}}')],
	...[-0, -1.5, 2 ** 31, 2 ** 53, 2 ** 63, 8.64e15 + 1, 1e300, 5e-324, true, null],
];
const LARGE_VALUES = [
	...["x".repeat(20_000), "\u0000".repeat(1001), Array(5000).fill("a")],
	JSON.parse("[".repeat(3000) + "]".repeat(3000)),
];
const anyCodeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const oddValue = fc.oneof(
	fc.constantFrom<unknown>(...ODD_TEXTS),
	fc.constantFrom<unknown>(...ODD_SHAPES, ...LARGE_VALUES),
	fc.string({ unit: anyCodeUnit }),
	fc.anything({ maxDepth: 2, withNullPrototype: false }),
);

/** Names of all calls that take an input. */
export const FUZZED_CALLS = Object.keys(CALLS).filter((name) => CALLS[name]?.input || inputSchema(name));

/** Calls by callers who may make them: an input of the schema, in which a field or two is missing or odd. */
export function fuzzedCall(name: string, world: World): fc.Arbitrary<FuzzedCall> {
	const fields = arbitrariesOf(schemaOf(name), world);
	return fc.constantFrom(...callersOf(name)).chain((caller) => {
		const { input: usual } = usualCall(name, world, caller);
		return inputOf(fields, usual).map((input) => ({ name, caller, input }));
	});
}

/** The call of the authorisation table, by the first caller who may make it. */
export function usualCall(name: string, world: World, caller = callersOf(name)[0] ?? "player"): FuzzedCall {
	return { name, caller, input: CALLS[name]?.input?.(world, caller) ?? {} };
}

/** Those who may make the call, also if it then finds nothing or comes too late. The ones it succeeds for first. */
function callersOf(name: string): Caller[] {
	const statusOf = (caller: Caller) => CALLS[name]?.status[caller] ?? 200;
	const callers = CALLERS.filter((caller) => ![401, 403].includes(statusOf(caller)));
	return (callers.length > 0 ? callers : [...CALLERS]).sort((a, b) => statusOf(a) - statusOf(b));
}

/** Inputs of one field, at any depth, which has an odd shape. */
export function oddlyShaped(root: Schema, part: Part = root): unknown[] {
	const { items } = resolved(part, root);
	const fields = Object.entries(fieldsOf(root, part));
	return [
		...ODD_SHAPES,
		...(items ? oddlyShaped(root, items as Part).map((item) => [item]) : []),
		...fields.flatMap(([name, field]) => oddlyShaped(root, field).map((odd) => ({ [name]: odd }))),
	];
}

type Arbitraries = Readonly<Record<string, fc.Arbitrary<unknown>>>;

function inputOf(fields: Arbitraries, usual: Fields): fc.Arbitrary<Fields> {
	const names = [...new Set([...Object.keys(usual), ...Object.keys(fields), "extra"])];
	const odd = (name: string) => (usual[name] instanceof Uint8Array ? spoiled(usual[name]) : oddValue);
	return fc
		.record({
			valid: fc.record(fields, { requiredKeys: [] }),
			isUsual: fc.boolean(),
			odd: fc.array(
				fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), odd(name))),
				{ maxLength: 2 },
			),
			missing: fc.option(fc.constantFrom(...names), { freq: 4 }),
		})
		.map(({ valid, isUsual, odd, missing }) => {
			const fields = { ...usual, ...(isUsual ? {} : valid), ...Object.fromEntries(odd) };
			return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== missing));
		});
}

/** A file that is cut off, or not one at all. */
function spoiled(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
	const cutOff = fc.nat(bytes.length).map((length) => bytes.slice(0, length));
	return fc.oneof(cutOff, fc.uint8Array());
}

export function inputSchema(name: string): z.ZodType | null {
	return name.includes(" ") ? (rowNamed(name).input ?? null) : procedureInput(name);
}

export function schemaOf(name: string): Schema {
	const input = inputSchema(name) ?? z.object({});
	return z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
}

export function fieldsOf(root: Schema, part: Part = root): Readonly<Record<string, Part>> {
	const { properties, anyOf, oneOf } = resolved(part, root);
	const alternatives = [...(anyOf ?? []), ...(oneOf ?? [])].map((one) => fieldsOf(root, one));
	return Object.assign({}, ...alternatives, properties);
}

function resolved(part: Part, { $defs = {} }: Schema): Schema {
	if (typeof part !== "object") return {};
	return $defs[part.$ref?.split("/").at(-1) ?? ""] ?? part;
}

function arbitrariesOf(schema: Schema, world: World): Arbitraries {
	return arbitrariesOfFields(fieldsOf(schema), schema, textsOf(world));
}

function arbitrariesOfFields(
	fields: Readonly<Record<string, Part>>,
	root: Schema,
	texts: readonly string[],
): Arbitraries {
	const arbitrary = ([name, field]: [string, Part]) => [name, arbitraryOf(field, root, texts)] as const;
	return Object.fromEntries(Object.entries(fields).map(arbitrary));
}

function arbitraryOf(part: Part, root: Schema, texts: readonly string[]): fc.Arbitrary<unknown> {
	const schema = resolved(part, root);
	const alternatives = schema.anyOf ?? schema.oneOf;
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, root, texts)));
	if (schema.properties)
		return fc.record(arbitrariesOfFields(schema.properties, root, texts), {
			requiredKeys: schema.required ?? [],
		});
	const { type, items, minimum, maximum, minLength = 0, maxLength = MAX_LENGTH } = schema;
	if (type === "array") {
		return fc.array(fc.oneof(arbitraryOf(items as Part, root, texts), oddValue), { maxLength: 5 });
	}
	if (type === "boolean") return fc.boolean();
	if (type === "integer")
		return fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 1000, 2 ** 31 - 1) });
	if (type === "number") return fc.double({ min: minimum ?? -1e9, max: maximum ?? 1e9, noNaN: true });
	const min = Math.min(minLength, MAX_LENGTH);
	const lengths = { minLength: min, maxLength: Math.max(min, Math.min(maxLength, MAX_LENGTH)) };
	return fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "grapheme", ...lengths }));
}

/** Ids and names of the world, of which a client may send any in any place. */
function textsOf(world: World): string[] {
	const named = z.object({ id: z.string(), username: z.string().default("") });
	return Object.values(world).flatMap((value: unknown) => {
		const { id, username } = named.safeParse(typeof value === "string" ? { id: value } : value).data ?? {};
		return id === undefined ? [] : [id, username ?? ""];
	});
}
