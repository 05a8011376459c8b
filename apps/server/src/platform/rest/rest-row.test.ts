import { AppError } from "@hilo/rules/errors/app-error";
import { expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { restRow, takesBody, type Undocumented } from "./rest-row.ts";
import type { Upload } from "./upload.ts";

const answer = z.object({
	user: z.object({ name: z.string(), picture: z.string().optional() }),
	scores: z.array(z.object({ key: z.string(), best: z.int().nullable() })),
});
const common = {
	method: "get",
	path: "/somebody",
	summary: "",
	access: "visitor",
	scope: "any",
	answer,
} as const;
const user = { name: "ada" };
const scores = [{ key: "country", best: 3 }];

it("accepts a handler that answers what is documented", () => {
	const row = restRow({ ...common, handle: () => ({ user, scores }) });
	expect(row.path).toBe("/somebody");
	restRow({ ...common, handle: async () => ({ user: { ...user, picture: "a.webp" }, scores: [] }) });
});

it("does not compile when an answer lacks a documented field", () => {
	// @ts-expect-error No scores.
	restRow({ ...common, handle: () => ({ user }) });
	// @ts-expect-error The same, asynchronously.
	restRow({ ...common, handle: async () => ({ user }) });
	// @ts-expect-error A user without a name.
	restRow({ ...common, handle: () => ({ user: { picture: "a.webp" }, scores }) });
	// @ts-expect-error A score without its best.
	restRow({ ...common, handle: () => ({ user, scores: [{ key: "country" }] }) });
});

it("does not compile when an answer has an undocumented field", () => {
	const less = { ...common, answer: answer.omit({ scores: true }) };
	// @ts-expect-error The scores are no longer documented.
	restRow({ ...less, handle: () => ({ user, scores }) });
	// @ts-expect-error A password is not documented.
	restRow({ ...common, handle: async () => ({ user: { ...user, password: "secret" }, scores }) });
	// @ts-expect-error The same in a list.
	restRow({ ...common, handle: () => ({ user, scores: scores.map((score) => ({ ...score, seed: "" })) }) });
});

it("names undocumented fields", () => {
	type Documented = z.input<typeof answer>;
	expectTypeOf<Undocumented<Documented, Documented>>().toBeNever();
	expectTypeOf<Undocumented<Documented & { seed: string }, Documented>>().toEqualTypeOf<"seed">();
	type Anonymous = { user: { age: number } | null };
	expectTypeOf<Undocumented<Anonymous, Documented>>().toEqualTypeOf<"age">();
});

it("does not compile when an error is not in the catalogue", () => {
	// @ts-expect-error No such code.
	expect(() => new AppError("accounts/no-such-error")).toThrow();
	const row = { ...common, handle: () => ({ user, scores }) };
	restRow({ ...row, errors: ["request/invalid"] });
	// @ts-expect-error No such code.
	restRow({ ...row, errors: ["accounts/no-such-error"] });
	const upload = { field: "file", maxBytes: 1, tooLarge: "accounts/avatar-too-large" } as const;
	// @ts-expect-error No such code.
	const wrong: Upload = { ...upload, missing: "accounts/no-such-error" };
	expect(wrong.field).toBe("file");
});

it("takes a body unless it is a GET or a DELETE", () => {
	const methods = ["get", "post", "patch", "put", "delete"] as const;
	expect(methods.map((method) => takesBody({ method }))).toEqual([false, true, true, true, false]);
});
