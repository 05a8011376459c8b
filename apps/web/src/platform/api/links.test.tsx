import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { network } from "../../testing/network.ts";
import { browserLinks } from "./links.ts";
import { createQueryClient } from "./query-client.ts";
import { createApi } from "./trpc.ts";

const api = createApi(
	createQueryClient(),
	browserLinks(() => {}),
);

/** Resolves with the headers of the next call. */
function headersOf(path: string): Promise<Headers> {
	return new Promise((resolve) => {
		network.use(
			http.all(`/api/trpc/${path}`, ({ request }) => {
				resolve(request.headers);
				return HttpResponse.json({ result: { data: null } });
			}),
		);
	});
}

test("sends the device headers with every call", async () => {
	const headers = headersOf("site.maintenance");
	await api.client.site.maintenance.query();
	expect((await headers).get("X-Device-Type")).toMatch(/^(desktop|tablet|mobile)$/);
	expect((await headers).get("X-Browser-Info")).toMatch(/^Chrome \d+$/);
	expect((await headers).get("X-Screen-Size")).toMatch(/^\d+x\d+$/);
	expect((await headers).has("X-CSRF-Protection")).toBe(false);
	expect((await headers).has("X-Silent-Auth-Check")).toBe(false);
});

test("marks the session check as silent", async () => {
	const headers = headersOf("me.get");
	await api.client.me.get.query();
	expect((await headers).get("X-Silent-Auth-Check")).toBe("1");
});

test("protects the authentication calls", async () => {
	const headers = headersOf("accounts.login");
	await api.client.accounts.login.mutate({ emailOrUsername: "ada", password: "secret" });
	expect((await headers).get("X-CSRF-Protection")).toBe("1");
});
