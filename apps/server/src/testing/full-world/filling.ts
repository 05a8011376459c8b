import type { Tables } from "@hilo/db/tables";
import {
	MAX_IMAGE_URL_LENGTH,
	MAX_ITEM_DESCRIPTION_LENGTH,
	MAX_ITEM_NAME_LENGTH,
	MAX_ITEMS,
} from "@hilo/rules/custom-games/limits";
import type { Insertable } from "kysely";
import { inParts } from "../../platform/in-parts.ts";
import type { World } from "../authorisation.ts";
import type { TestSite } from "../test-site.ts";

/** A text of the largest size: each character takes three bytes. */
export const longText = (length: number) => "字".repeat(length);
const imageUrl = `https://pictures.example/${"p".repeat(MAX_IMAGE_URL_LENGTH - 25)}`;
export const hash = "h".repeat(43);

export const ITEMS = Array.from({ length: MAX_ITEMS }, (_, n) => ({
	id: `item-${n + 1}`,
	name: longText(MAX_ITEM_NAME_LENGTH - 4) + n,
	value: (n * 7919) % 1000,
	imageUrl,
	description: longText(MAX_ITEM_DESCRIPTION_LENGTH),
}));

type RowOf = { readonly [Name in keyof Tables]: (n: number) => Insertable<Tables[Name]> };

/** Inserts rows into a table, past the calls. */
type Insert = <Name extends keyof Tables>(table: Name, count: number, rowOf: RowOf[Name]) => Promise<void>;

export interface Filling extends World {
	readonly insert: Insert;
	readonly now: number;
}

/** The id of one of the other players. */
export const other = (n: number) => `other-${String(n).padStart(5, "0")}`;

export function inserter({ db }: Pick<TestSite, "db">): Insert {
	return async <Name extends keyof Tables>(table: Name, count: number, rowOf: RowOf[Name]) => {
		const rows = Array.from({ length: count }, (_, n) => rowOf(n)) as Insertable<Tables[Name]>[];
		for (const part of inParts(rows, 500)) await db.kysely.insertInto(table).values(part).execute();
	};
}
