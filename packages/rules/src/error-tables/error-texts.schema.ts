import type { z } from "zod";

/** A feature's part of the catalogue, or several. */
type Texts = Readonly<Record<string, { readonly message: string }>>;

/** Returns a function from a code to the option that gives a schema its text, for a wrong type or a missing value. */
export function errorTextFrom<Table extends Texts>(table: Table) {
	return (code: keyof Table & string): { error: string } => ({ error: textOf(table, code) });
}

/** Returns a function that makes a check of the rules, which returns a code or null, a check for a schema's `superRefine`.
 * A value that it refuses is not looked at further. */
export function refineWith<Table extends Texts>(table: Table) {
	return <T>(check: (value: T) => (keyof Table & string) | null) =>
		(value: T, ctx: z.RefinementCtx<T>): void => {
			const code = check(value);
			if (code)
				ctx.addIssue({ code: "custom", message: textOf(table, code), params: { code }, continue: false });
		};
}

function textOf(table: Texts, code: string): string {
	return table[code]?.message ?? "";
}
