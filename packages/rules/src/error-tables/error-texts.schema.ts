import type { z } from "zod";

type Texts = Readonly<Record<string, { readonly message: string }>>;

/** Returns a function from a code to a schema's `error` option: the text for a wrong type or a missing value. */
export function errorTextFrom<Table extends Texts>(table: Table) {
	return (code: keyof Table & string): { error: string } => ({ error: textOf(table, code) });
}

/** Returns an adapter for `superRefine` from a check that gives a code or null. No check follows a refusal. */
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
