import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { providerServer } from "../testing/provider-server.ts";
import { testTools } from "../testing/test-tools.ts";
import { withToken } from "./client-credentials.ts";
import { SourceError } from "./source-error.ts";

const TOKEN_URL = "https://accounts.spotify.com/api/token";
const server = providerServer();

function setUp() {
	const world = testTools();
	let given = 0;
	server.use(
		http.post(TOKEN_URL, () => {
			given += 1;
			return HttpResponse.json({ access_token: `token-${given}`, token_type: "Bearer", expires_in: 3600 });
		}),
	);
	const tools = { ...world.tools, userAgent: "Hilo" };
	const authorized = withToken({
		provider: "spotify",
		url: new URL(TOKEN_URL),
		clientId: "id",
		clientSecret: "käse",
	});
	return {
		...world,
		call: (work: (authorization: string) => Promise<string>) => authorized(tools, work),
	};
}

const echo = async (authorization: string) => authorization;

test("uses a token until shortly before it expires", async () => {
	const { call, advance, cache } = setUp();
	expect(await call(echo)).toBe("Bearer token-1");
	advance(3_539_000);
	expect(await call(echo)).toBe("Bearer token-1");
	advance(1_000);
	expect(await call(echo)).toBe("Bearer token-2");
	const [first] = server.calls;
	expect(first?.headers.get("Authorization")).toBe(`Basic ${Buffer.from("id:käse").toString("base64")}`);
	expect(await first?.text()).toBe("grant_type=client_credentials");
	expect(cache.entries.size).toBe(0);
});

test("renews a rejected token once", async () => {
	const { call } = setUp();
	await call(echo);
	const refused = () => new SourceError("spotify", "refused", { status: 401 });
	const firstOnly = async (authorization: string) => {
		if (authorization === "Bearer token-1") throw refused();
		return authorization;
	};
	expect(await call(firstOnly)).toBe("Bearer token-2");
	await expect(
		call(async () => {
			throw refused();
		}),
	).rejects.toMatchObject({ kind: "refused" });
	expect(server.calls).toHaveLength(3);
});

test("keeps the token after another refusal", async () => {
	const { call } = setUp();
	await call(echo);
	const forbidden = call(async () => {
		throw new SourceError("spotify", "refused", { status: 403 });
	});
	await expect(forbidden).rejects.toMatchObject({ status: 403 });
	expect(await call(echo)).toBe("Bearer token-1");
});
