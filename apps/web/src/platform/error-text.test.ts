import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { errorText } from "./error-text.ts";
import { createQueryClient } from "./query-client.ts";

const refusal = (appCode: string, message: string) =>
	TRPCClientError.from({
		error: { code: -32600, message, data: { code: "BAD_REQUEST", httpStatus: 400, appCode } },
	});

test("shows the server's message when it is one of the catalogue's", () => {
	const error = refusal("accounts/bad-login", "Invalid email, username or password");
	expect(errorText(error, "accounts/login-failed")).toBe("Invalid email, username or password");
});

test("shows the fallback when the server did not foresee what happened", () => {
	const error = refusal("site/unexpected", "An unexpected error occurred. Please try again later.");
	expect(errorText(error, "accounts/login-failed")).toBe("Login failed");
});

test("shows the fallback when there was no answer", () => {
	expect(errorText(new TypeError("Failed to fetch"), "accounts/login-failed")).toBe("Login failed");
});

test("finds the fallback that a query names in its meta", async () => {
	const client = createQueryClient();
	const error = new TypeError("Failed to fetch");
	const query = client.fetchQuery({
		queryKey: ["updates"],
		queryFn: () => Promise.reject(error),
		retry: false,
		meta: { fallback: "site/updates-load-failed" },
	});
	await expect(query).rejects.toBe(error);
	expect(errorText(error)).toBe("Failed to load recent updates");
});

test("has something to say about an error that names no fallback", () => {
	expect(errorText(new Error("?"))).toBe("An unexpected error occurred. Please try again later.");
});
