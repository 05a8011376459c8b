import type { Caller, World } from "../authorisation.ts";
import type { Dice } from "./dice.ts";
import type { KnownValues } from "./known-values.ts";
import { oddValue, withRaw } from "./odd-values.ts";
import { breakRequest, type FuzzedRequest } from "./request.ts";
import { SchemaValues } from "./schema-value.ts";
import { OTHER_PATHS, type Target } from "./targets.ts";

type Input = Record<string, unknown>;

/** Fields that are sometimes added to an input whose schema lacks them. */
const MORE_FIELDS = ["constructor", "__proto__", "toString", "length", "extra", "id", "userId"] as const;

export interface FuzzedCall {
	readonly name: string;
	readonly caller: Caller;
	readonly target: Target | null;
	readonly request: FuzzedRequest;
}

export function fuzzedCall(
	target: Target,
	{ world, caller, known, dice }: { world: World; caller: Caller; known: KnownValues; dice: Dice },
): FuzzedCall {
	let input = validInput(target, { world, caller, known, dice });
	const isOdd = !dice.onceIn(4);
	for (let left = isOdd ? dice.pick([1, 1, 1, 2, 4]) : 0; left > 0; left--) input = oddInput(input, dice);
	const request = requestOf(target, dice.onceIn(40) ? oddValue(dice) : input, dice);
	if (dice.onceIn(4)) breakRequest(request, dice);
	return { name: target.name, caller, target, request };
}

export function fuzzedVisit(caller: Caller, known: KnownValues, dice: Dice): FuzzedCall {
	const name = dice.pick(OTHER_PATHS);
	const path = name.replace(/:(\w+)/g, (_, field: string) =>
		encodeURIComponent(
			textOf(dice.onceIn(3) ? oddValue(dice) : (known.named(field, dice) ?? "none")).slice(0, 2000),
		),
	);
	const request: FuzzedRequest = {
		method: "GET",
		path,
		headers: {},
		body: null,
		isChunked: false,
		isBroken: true,
	};
	if (!dice.onceIn(4)) breakRequest(request, dice);
	return { name, caller, target: null, request };
}

function validInput(
	{ schema, input }: Target,
	{ world, caller, known, dice }: { world: World; caller: Caller; known: KnownValues; dice: Dice },
): Input {
	const fields: Input = { ...input?.(world, caller) };
	if (!schema) return fields;
	const values = new SchemaValues(dice, known, schema);
	for (const [name, field] of Object.entries(values.fieldsOf(schema)))
		if (name in fields ? dice.onceIn(4) : !dice.onceIn(3)) fields[name] = values.value(field, name);
	return fields;
}

function oddInput(input: Input, dice: Dice): Input {
	const name = dice.pick([...Object.keys(input), ...Object.keys(input), dice.pick(MORE_FIELDS)]);
	if (dice.onceIn(5)) return Object.fromEntries(Object.entries(input).filter(([other]) => other !== name));
	const value = input[name];
	// Few checks look at nested values, so odd values are mostly put there.
	if (typeof value === "object" && value !== null && !(value instanceof Uint8Array) && !dice.onceIn(3)) {
		const inside = oddInput({ ...value }, dice);
		return { ...input, [name]: Array.isArray(value) ? Object.values(inside) : inside };
	}
	return { ...input, [name]: dice.onceIn(6) ? [value] : oddValue(dice) };
}

function requestOf({ method, path, row, hasBody }: Target, input: unknown, dice: Dice): FuzzedRequest {
	const fields: Input = typeof input === "object" && input !== null ? { ...input } : {};
	const filled = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(textOf(fields[name] ?? "unknown")),
	);
	const request: FuzzedRequest = {
		method,
		path: filled,
		headers: {},
		body: null,
		isChunked: false,
		isBroken: false,
	};
	const octets = fields.octets ?? (row?.upload && fields[row.upload.field]);
	if (octets instanceof Uint8Array) return withOctets(request, octets, row?.upload?.field ?? null, dice);
	if (hasBody) {
		request.body = Buffer.from(withRaw(input));
		request.headers["content-type"] = "application/json";
	} else if (row) {
		const texts = Object.entries(fields).map(
			([name, value]) => [name.toWellFormed(), textOf(value)] as const,
		);
		const query = new URLSearchParams(Object.fromEntries(texts));
		request.path += query.size > 0 ? `?${query}` : "";
	} else if (input !== undefined) request.path += `?input=${encodeURIComponent(withRaw(input))}`;
	// No server has to accept addresses of any length.
	if (request.path.length > 14_000) request.path = request.path.slice(0, 14_000).replace(/%.?$/, "");
	return request;
}

function withOctets(
	request: FuzzedRequest,
	octets: Uint8Array,
	field: string | null,
	dice: Dice,
): FuzzedRequest {
	const bytes = Buffer.from(octets);
	for (let left = dice.below(4); left > 0; left--) bytes[dice.below(bytes.length)] = dice.below(256);
	const picture = bytes.subarray(0, dice.onceIn(4) ? dice.below(bytes.length) : bytes.length);
	if (field === null) {
		request.headers["content-type"] = "application/octet-stream";
		request.body = picture;
		return request;
	}
	const head = `--hilo\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
	request.headers["content-type"] = "multipart/form-data; boundary=hilo";
	request.body = Buffer.concat([Buffer.from(head), picture, Buffer.from("\r\n--hilo--\r\n")]);
	return request;
}

function textOf(value: unknown): string {
	return (typeof value === "string" ? value : withRaw(value)).toWellFormed();
}
