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

/** The subset of JSON Schema that `z.toJSONSchema` writes for inputs. */
interface Schema {
	readonly $ref?: string;
	readonly $defs?: Readonly<Record<string, Schema>>;
	readonly type?: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: string[];
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
}

const CALLS: Readonly<Record<string, Call>> = { ...ROW_CALLS, ...PROCEDURE_CALLS };
const MAX_LENGTH = 100;

const ODD_TEXTS = [
	...["", " ", "a\u0000b", "\ud800", "\u202edlrow", "İ", "👩‍👩‍👧‍👦", "9".repeat(400), "-1", "1.5", "1e309"],
	...["null", "__proto__", "constructor", "%", "%00", "%E0%A4%A", "../../etc/passwd", "' or 1=1 --", "_%_"],
	...["<script>", "\r\nSet-Cookie: a=b", "2026-02-30", "+275760-09-13T00:00:00.001Z", "https://[", "data:,"],
];
/** Values that resemble a string or list only by their `length`, break conversions to strings, or are large. */
const ODD_SHAPES = [
	...[{ length: 5 }, { length: 1e9 }, { length: -1, trim: 1, normalize: null }, [{ length: 5 }], []],
	...[{ toString: 1 }, { toString: null, valueOf: null }, JSON.parse('{"__proto__": {"isAdmin": true}}')],
	...[
		"x".repeat(20_000),
		"\u0000".repeat(1001),
		Array(5000).fill("a"),
		JSON.parse("[".repeat(3000) + "]".repeat(3000)),
	],
	...[-0, -1.5, 2 ** 31, 2 ** 53, 2 ** 63, 8.64e15 + 1, 1e300, 5e-324, true, null],
];
const anyCodeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const oddValue = fc.oneof(
	fc.constantFrom<unknown>(...ODD_TEXTS),
	fc.constantFrom<unknown>(...ODD_SHAPES),
	fc.string({ unit: anyCodeUnit }),
	fc.anything({ maxDepth: 2, withNullPrototype: false }),
);

/** Names of all calls that take an input. */
export const FUZZED_CALLS = Object.keys(CALLS).filter((name) => CALLS[name]?.input || schemaOf(name));

/** Calls by callers who may make them: an input of the schema, in which a field or two is missing or odd. */
export function fuzzedCall(name: string, world: World): fc.Arbitrary<FuzzedCall> {
	const { input, status } = CALLS[name] ?? { status: null };
	const callers = CALLERS.filter((caller) => status?.[caller] === 200);
	return fc.constantFrom(...(callers.length > 0 ? callers : CALLERS)).chain((caller) => {
		const usual: Fields = input?.(world, caller) ?? {};
		return inputOf(schemaOf(name) ?? {}, usual, world).map((fields) => ({ name, caller, input: fields }));
	});
}

/** Calls to anything, which follow from the seed. */
export function sampleCalls(world: World, seed: number, count: number): FuzzedCall[] {
	const calls = fc.constantFrom(...FUZZED_CALLS).chain((name) => fuzzedCall(name, world));
	return fc.sample(calls, { seed, numRuns: count });
}

function inputOf(schema: Schema, usual: Fields, world: World): fc.Arbitrary<Fields> {
	const names = [...new Set([...Object.keys(usual), ...Object.keys(fieldsOf(schema, schema)), "extra"])];
	const odd = (name: string) => (usual[name] instanceof Uint8Array ? spoiled(usual[name]) : oddValue);
	return fc
		.record({
			valid: fc.record(arbitrariesOf(fieldsOf(schema, schema), schema, textsOf(world)), { requiredKeys: [] }),
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
	return fc.oneof(
		fc.nat(bytes.length).map((length) => bytes.slice(0, length)),
		fc.uint8Array(),
	);
}

function schemaOf(name: string): Schema | null {
	const input = name.includes(" ") ? rowNamed(name).input : procedureInput(name);
	return input ? (z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema) : null;
}

function fieldsOf(schema: Schema, root: Schema): Readonly<Record<string, Schema>> {
	const { properties, anyOf, oneOf } = resolved(schema, root);
	const alternatives = [...(anyOf ?? []), ...(oneOf ?? [])].map((one) => fieldsOf(one, root));
	return Object.assign({}, ...alternatives, properties);
}

function resolved(schema: Schema, { $defs = {} }: Schema): Schema {
	return (schema.$ref !== undefined && $defs[schema.$ref.split("/").at(-1) ?? ""]) || schema;
}

function arbitrariesOf(fields: Readonly<Record<string, Schema>>, root: Schema, texts: readonly string[]) {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [name, arbitraryOf(field, root, texts)]),
	);
}

function arbitraryOf(schema: Schema, root: Schema, texts: readonly string[]): fc.Arbitrary<unknown> {
	const {
		const: only,
		enum: options,
		anyOf,
		oneOf,
		properties,
		required = [],
		...rest
	} = resolved(schema, root);
	if (only !== undefined) return fc.constant(only);
	if (options) return fc.constantFrom(...options);
	const alternatives = anyOf ?? oneOf;
	if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, root, texts)));
	if (properties) return fc.record(arbitrariesOf(properties, root, texts), { requiredKeys: required });
	switch (rest.type) {
		case "array":
			return fc.array(fc.oneof(arbitraryOf(rest.items ?? {}, root, texts), oddValue), { maxLength: 5 });
		case "boolean":
			return fc.boolean();
		case "integer":
			return fc.integer({ min: rest.minimum ?? 0, max: Math.min(rest.maximum ?? 1000, 2 ** 31 - 1) });
		case "number":
			return fc.double({ min: rest.minimum ?? -1e9, max: rest.maximum ?? 1e9, noNaN: true });
		default: {
			const minLength = Math.min(rest.minLength ?? 0, MAX_LENGTH);
			const maxLength = Math.max(minLength, Math.min(rest.maxLength ?? MAX_LENGTH, MAX_LENGTH));
			return fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "grapheme", minLength, maxLength }));
		}
	}
}

/** Ids and names of the world, of which a client may send any in any place. */
function textsOf(world: World): string[] {
	return Object.values(world).flatMap((value: unknown) => {
		if (typeof value === "string") return [value];
		const { id, username } =
			z.object({ id: z.string(), username: z.string().optional() }).safeParse(value).data ?? {};
		return [id, username].filter((text) => text !== undefined);
	});
}
