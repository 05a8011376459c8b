import type { z } from "zod";

/** A feature's part of the catalogue, or several. */
type Texts = Readonly<Record<string, { readonly message: string }>>;

/** Returns a function that gives a schema the text of a code, for a wrong type or a missing value. */
export function saying<Table extends Texts>(table: Table) {
	return (code: keyof Table & string): { error: string } => ({ error: textOf(table, code) });
}

/** Returns a function that turns a check of the rules, which returns a code or null, into a schema's check. */
export function refusing<Table extends Texts>(table: Table) {
	return <T>(check: (value: T) => (keyof Table & string) | null) =>
		(value: T, ctx: z.RefinementCtx<T>): void => {
			const code = check(value);
			if (code) ctx.addIssue({ code: "custom", message: textOf(table, code), params: { code } });
		};
}

function textOf(table: Texts, code: string): string {
	return table[code]?.message ?? "";
}
