import { z } from "zod";

interface Part {
	readonly $ref?: string;
	readonly properties?: Readonly<Record<string, unknown>>;
	readonly items?: unknown;
	readonly anyOf?: readonly unknown[];
	readonly allOf?: readonly unknown[];
	readonly oneOf?: readonly unknown[];
}

/** The path to a field of an input; 0 means the first item of a list. */
export type Path = readonly (string | 0)[];

/** Returns the paths of all fields of an input, nested and optional ones included. */
export function fieldsOf(schema: z.ZodType): Path[] {
	const { $defs = {}, ...whole } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	const fieldsBelow = (given: unknown): Path[] => {
		if (typeof given !== "object" || given === null) return [];
		const part: Part = given;
		if (part.$ref) return fieldsBelow($defs[part.$ref.split("/").at(-1) ?? ""]);
		const alternatives = [...(part.anyOf ?? []), ...(part.allOf ?? []), ...(part.oneOf ?? [])].flatMap(
			fieldsBelow,
		);
		const named = Object.entries(part.properties ?? {}).flatMap(([name, property]) =>
			fieldsWithin(name, property),
		);
		return [...alternatives, ...named, ...(part.items ? fieldsWithin(0, part.items) : [])];
	};
	const fieldsWithin = (step: string | 0, part: unknown): Path[] => [
		[step],
		...fieldsBelow(part).map((path) => [step, ...path]),
	];
	return fieldsBelow(whole);
}

export function withField(input: unknown, path: Path, value: unknown): unknown {
	const [step, ...rest] = path;
	if (step === undefined) return value;
	if (step === 0) {
		const [first, ...others] = Array.isArray(input) ? input : [];
		return [withField(first, rest, value), ...others];
	}
	const fields = typeof input === "object" && input !== null ? input : {};
	const present = Object.entries(fields).find(([name]) => name === step)?.[1];
	return { ...fields, [step]: withField(present, rest, value) };
}
