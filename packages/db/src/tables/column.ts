import type { Generated } from "kysely";

/** Epoch ms, UTC. */
export type Millis = number;

export type Flag = 0 | 1;

/** A column of a table; `Type` as both databases store it: integers for flags and times, text for JSON. */
export interface Column<Type> {
	/** For the compiler only. */
	readonly type?: Type;
	readonly isNullable: boolean;
	readonly hasDefault: boolean;
}

/** A column of any other type than those below. */
export function column<Type>(): Column<Type> {
	return { isNullable: false, hasDefault: false };
}

export const text = column<string>();
export const number = column<number>();
export const millis = column<Millis>();
export const flag = column<Flag>();
export const bytes = column<Uint8Array>();

export function nullable<Type>({ hasDefault }: Column<Type>): Column<Type | null> {
	return { isNullable: true, hasDefault };
}

/** Inserts may leave the column out. */
export function withDefault<Type>({ isNullable }: Column<Type>): Column<Generated<Type>> {
	return { isNullable, hasDefault: true };
}

/** The tables as Kysely's types want them, from their declared columns. */
export type TablesOf<Declared> = {
	[Table in keyof Declared]: {
		[Name in keyof Declared[Table]]: Declared[Table][Name] extends Column<infer Type> ? Type : never;
	};
};
