import { ERRORS } from "@hilo/rules/errors/errors";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { describe, expect, expectTypeOf, test } from "vitest";
import { FALLBACKS, type FallbackTable } from "./fallbacks.ts";

test("uses only failure texts as fallbacks", () => {
	for (const code of Object.values(FALLBACKS)) expect(ERRORS[code].status).toBe(500);
});

// The type check of this file proves these cases; running them only counts them.
describe("the table does not compile", () => {
	test("without a line for every call", () => {
		const { "accounts.login": _login, ...rest } = FALLBACKS;
		// @ts-expect-error: signing in has no text.
		const table: FallbackTable = rest;
		expect(table).not.toHaveProperty("accounts.login");
	});

	test("with a call that the server lacks", () => {
		// @ts-expect-error: the call is misspelt.
		const table: FallbackTable = { ...FALLBACKS, "accounts.logn": "accounts/login-failed" };
		expect(table).toHaveProperty(["accounts.logn"]);
	});

	test("with a text that the catalogue lacks", () => {
		// @ts-expect-error: the code is misspelt.
		const table: FallbackTable = { ...FALLBACKS, "accounts.login": "accounts/login-faild" };
		expect(table).toBeDefined();
	});

	test("with the text of a refusal", () => {
		// @ts-expect-error: only the server knows that the password is wrong.
		const table: FallbackTable = { ...FALLBACKS, "accounts.login": "accounts/bad-login" };
		expect(table).toBeDefined();
	});
});

test("knows the paths of calls by their names, and no others", () => {
	expectTypeOf<"play.guess">().toExtend<ProcedurePath>();
	expectTypeOf<"play">().not.toExtend<ProcedurePath>();
	expectTypeOf<"play.guess.input">().not.toExtend<ProcedurePath>();
});
