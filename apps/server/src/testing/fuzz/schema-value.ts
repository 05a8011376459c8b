import { testItems } from "../games.ts";
import { PASSWORD } from "../test-site.ts";
import type { Dice } from "./dice.ts";
import type { KnownValues } from "./known-values.ts";

/** The subset of JSON Schema that `z.toJSONSchema` writes for inputs. */
export interface Schema {
	readonly $ref?: string;
	readonly $defs?: Readonly<Record<string, Schema>>;
	readonly type?: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
	readonly oneOf?: readonly Schema[];
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly format?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly maxItems?: number;
}

/** Makes values that a schema mostly allows. Fields whose names are known get values of the site. */
export class SchemaValues {
	readonly #dice: Dice;
	readonly #known: KnownValues;
	readonly #defs: Readonly<Record<string, Schema>>;

	constructor(dice: Dice, known: KnownValues, root: Schema) {
		this.#dice = dice;
		this.#known = known;
		this.#defs = root.$defs ?? {};
	}

	fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
		const { properties, oneOf, anyOf } = this.#resolve(schema);
		const alternatives = oneOf ?? anyOf;
		if (alternatives && !properties) return this.fieldsOf(this.#dice.pick(alternatives));
		return properties ?? {};
	}

	value(schema: Schema, name: string): unknown {
		const dice = this.#dice;
		const resolved = this.#resolve(schema);
		if (resolved.const !== undefined) return resolved.const;
		if (resolved.enum) return dice.pick(resolved.enum);
		const alternatives = resolved.anyOf ?? resolved.oneOf;
		if (alternatives) return this.value(dice.pick(alternatives), name);
		if (resolved.properties) return this.#object(resolved);
		if (resolved.type === "array") return this.#list(resolved, name);
		if (resolved.type === "boolean") return dice.onceIn(2);
		if (resolved.type === "number" || resolved.type === "integer") return this.#number(resolved);
		if (resolved.type === "null") return null;
		return this.#text(resolved, name);
	}

	#resolve(schema: Schema): Schema {
		const name = schema.$ref?.split("/").at(-1);
		return (name !== undefined && this.#defs[name]) || schema;
	}

	#object({ properties = {}, required = [] }: Schema): Record<string, unknown> {
		const fields = Object.entries(properties).filter(
			([name]) => required.includes(name) || this.#dice.onceIn(2),
		);
		return Object.fromEntries(fields.map(([name, schema]) => [name, this.value(schema, name)]));
	}

	#list({ items = {}, maxItems = 10 }: Schema, name: string): unknown[] {
		if (name === "items") return testItems(this.#dice.pick([10, 10, 12, 2, 500]));
		const length = this.#dice.below(Math.min(maxItems, 5) + 1);
		return Array.from({ length }, () => this.value(items, name.replace(/s$/, "")));
	}

	#number({ minimum = 0, maximum = 1000 }: Schema): number {
		const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
		return this.#dice.pick([min, max, min + this.#dice.below(Math.min(max - min + 1, 100))]);
	}

	#text({ format, minLength = 0, maxLength = 40 }: Schema, name: string): string {
		const dice = this.#dice;
		if (format === "email" || name === "email") return `fuzz${dice.below(1000)}@example.org`;
		if (format === "password" || /password/i.test(name)) return PASSWORD;
		if (format === "date") return dice.pick(["2026-11-20", "2026-11-01", "1970-01-01", "2100-01-01"]);
		if (format === "date-time") return dice.pick(["2026-11-20T12:00:00.000Z", "2030-01-01T00:00:00Z"]);
		if (name === "markdown")
			return dice.pick(["# Terms\n\nBe kind.", "[a](b)<b>", "> ".repeat(200), "| a |\n|--|"]);
		const known = this.#known.named(name, dice);
		if (known !== null && !dice.onceIn(6)) return known;
		const length = dice.pick([minLength, Math.min(maxLength, 12), maxLength]);
		return dice.pick(["a", "Ab ", "é", "名"]).repeat(length).slice(0, length);
	}
}
