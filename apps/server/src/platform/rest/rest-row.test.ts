import { expect, it } from "vitest";
import { z } from "zod";
import { type RestRow, restRow, takesBody } from "./rest-row.ts";

const what = {
	method: "get",
	path: "/weather",
	summary: "The weather",
	access: "visitor",
	answer: z.object({ sky: z.string(), degrees: z.number() }),
} as const;

it("does not compile with an answer or an error that is not as documented", () => {
	const rows: RestRow[] = [
		restRow({ ...what, handle: () => ({ sky: "blue", degrees: 20 }), errors: ["request/invalid"] }),
		// @ts-expect-error The answer lacks the field `degrees`.
		restRow({ ...what, handle: () => ({ sky: "blue" }) }),
		// @ts-expect-error The catalogue has no such code.
		restRow({ ...what, handle: () => ({ sky: "blue", degrees: 20 }), errors: ["request/rainy"] }),
	];
	expect(rows.map(takesBody)).toEqual([false, false, false]);
});
