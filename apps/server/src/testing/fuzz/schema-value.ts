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
		const { properties, oneOf, anyOf } = this.#resolved(schema);
		const choices = oneOf ?? anyOf;
		if (choices && !properties) return this.fieldsOf(this.#dice.pick(choices));
		return properties ?? {};
	}

	value(schema: Schema, name: string): unknown {
		const dice = this.#dice;
		const it = this.#resolved(schema);
		if (it.const !== undefined) return it.const;
		if (it.enum) return dice.pick(it.enum);
		const choices = it.anyOf ?? it.oneOf;
		if (choices) return this.value(dice.pick(choices), name);
		if (it.properties) return this.#object(it);
		if (it.type === "array") return this.#list(it, name);
		if (it.type === "boolean") return dice.onceIn(2);
		if (it.type === "number" || it.type === "integer") return this.#number(it);
		if (it.type === "null") return null;
		return this.#text(it, name);
	}

	#resolved(schema: Schema): Schema {
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
		const [least, most] = [Math.ceil(minimum), Math.floor(maximum)];
		return this.#dice.pick([least, most, least + this.#dice.below(Math.min(most - least + 1, 100))]);
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
