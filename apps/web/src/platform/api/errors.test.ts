import type { AppRouter } from "@hilo/server/app/app-router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test } from "vitest";
import { errorText, isNetworkError } from "./errors.ts";
import { createQueryClient } from "./query-client.ts";
import { createApi } from "./trpc.ts";

const refusal = (appCode: string, message: string) =>
	TRPCClientError.from<AppRouter>({
		error: { code: -32600, message, data: { code: "BAD_REQUEST", httpStatus: 400, appCode } },
	} as never);

function failingApi(error: TRPCClientError<AppRouter>) {
	const fail: TRPCLink<AppRouter> = () => () => observable((observer) => observer.error(error));
	return createApi(createQueryClient(), [fail]);
}

const lost = () => TRPCClientError.from<AppRouter>(new TypeError("Failed to fetch"));
const ADA = { emailOrUsername: "ada", password: "secret" };

test("shows the server's message when it is one of the catalogue's", async () => {
	const { client } = failingApi(refusal("accounts/bad-login", "Invalid email, username or password"));
	const error = await client.accounts.login.mutate(ADA).catch((cause) => cause);
	expect(errorText(error)).toBe("Invalid email, username or password");
});

test("shows the call's own text without an answer, for calls and loaders", async () => {
	const { client, utils } = failingApi(lost());
	const plain = await client.site.recentUpdates.query({ limit: 5 }).catch((cause) => cause);
	expect(errorText(plain)).toBe("Failed to load recent updates");
	const loaded = await utils.leaderboards.classic.ensureData({ key: "countryGame" }).catch((cause) => cause);
	expect(errorText(loaded)).toBe("Failed to load leaderboard data");
});

test.each<[string, unknown, boolean]>([
	["a call without an answer", lost(), true],
	["a call that was refused", refusal("site/unexpected", "?"), false],
	["a mistake in the program", new TypeError("undefined is not a function"), false],
	["what is no error", "?", false],
])("knows whether %s is a network error", (_, error, isIt) => {
	expect(isNetworkError(error)).toBe(isIt);
});
