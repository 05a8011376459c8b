import { createServer } from "node:net";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { type Listening, listen } from "../../platform/http/listen.ts";
import { parseMetrics, type Sample } from "../../testing/scrape.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { createMetrics, type Metrics } from "./open-metrics.ts";

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

const TOKEN = "a token that nobody knows".replaceAll(" ", "-");

onAnyDatabase((openSite) => {
	let site: TestSite;
	let metrics: Metrics;
	let server: Listening;
	beforeEach(async () => {
		metrics = createMetrics({ port: null, host: "127.0.0.1", token: TOKEN });
		site = await openSite({ metrics });
		await metrics.open(site.services, "/assets/entry.js");
		server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	});
	afterEach(() => server.close());

	const ask = (token?: string) =>
		fetch(`${server.url}/metrics`, token === undefined ? {} : { headers: { Authorization: token } });

	async function scrape(): Promise<readonly Sample[]> {
		const answer = await ask(`Bearer ${TOKEN}`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
		return parseMetrics(await answer.text());
	}

	const sampleValue = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
		samples.find(
			(sample) =>
				sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
		)?.value;

	it("are hidden without the token", async () => {
		for (const sent of [undefined, "", TOKEN, "Bearer", "Bearer wrong", `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])
			expect((await ask(sent)).status).toBe(404);
		const posted = await fetch(`${server.url}/metrics`, {
			method: "POST",
			headers: { Authorization: `Bearer ${TOKEN}` },
		});
		expect(posted.status).toBe(404);
	});

	it("are served only on the separate port if one is set", async () => {
		const port = await freePort();
		const own = createMetrics({ port, host: "127.0.0.1", token: null });
		await own.open(site.services, null);
		onTestFinished(() => own.close());
		const other = await listen(site.another({ metrics: own }).app, { host: "127.0.0.1", port: 0 });
		onTestFinished(() => other.close());
		const headers = { Authorization: `Bearer ${TOKEN}` };
		expect((await fetch(`${other.url}/metrics`, { headers })).status).toBe(404);
		const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
		expect(answer.status).toBe(200);
		expect(sampleValue(parseMetrics(await answer.text()), "hilo_live_streams_open")).toBe(0);
		expect((await fetch(`http://127.0.0.1:${port}/api/user/me`)).status).toBe(404);
	});

	it("count calls by route and status, runs, sign-ins and what limits refused", async () => {
		const ada = await site.player("ada");
		const wrong = { emailOrUsername: "ada", password: "wrong horse" };
		const post = (path: string, body: unknown, headers = {}) =>
			fetch(`${server.url}/api${path}`, {
				method: "POST",
				headers: { "Content-Type": "application/json", ...headers },
				body: JSON.stringify(body),
			});
		for (let n = 0; n < 11; n++) await post("/auth/login", wrong);
		await post("/auth/login", { ...wrong, password: PASSWORD }, { "X-Forwarded-For": "192.0.2.9" });
		await ada.api.play.start.mutate({ game: "github", filter: "" });
		for (const id of ["1", "2", "3"]) await fetch(`${server.url}/api/user/profile/${id}`);
		await fetch(`${server.url}/api/trpc/me.get`);
		await fetch(`${server.url}/wp-login.php`);
		// A call is counted when its response closes, which the client may notice first.
		await expect
			.poll(async () => sampleValue(await scrape(), "hilo_http_requests_total", { route: "other" }))
			.toBe(1);
		const samples = await scrape();
		const calls = (route: string, status: string) =>
			sampleValue(samples, "hilo_http_requests_total", { route, status });
		expect(calls("POST /api/auth/login", "401")).toBe(10);
		expect(calls("POST /api/auth/login", "429")).toBe(2);
		expect(calls("GET /api/user/profile/:userId", "404")).toBe(3);
		expect(calls("me.get", "200")).toBe(1);
		expect(calls("other", "404")).toBe(1);
		const route = "GET /api/user/profile/:userId";
		expect(sampleValue(samples, "hilo_http_request_duration_seconds_count", { route })).toBe(3);
		expect(sampleValue(samples, "hilo_http_request_duration_seconds_bucket", { route, le: "+Inf" })).toBe(3);
		expect(sampleValue(samples, "hilo_sign_ins_total", { outcome: "failed" })).toBe(10);
		expect(samples.filter(({ name }) => name === "hilo_limits_hit_total").map(({ value }) => value)).toEqual([
			2,
		]);
		expect(sampleValue(samples, "hilo_runs_started_total", { game: "github" })).toBe(1);
		expect(sampleValue(samples, "hilo_live_streams_open")).toBe(0);
		expect(sampleValue(samples, "hilo_mails_waiting")).toBe(0);
		expect(sampleValue(samples, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
		const { dialect } = site.db;
		expect(sampleValue(samples, "hilo_build_info", { version: "/assets/entry.js", database: dialect })).toBe(
			1,
		);
		const connections = (state: string) => sampleValue(samples, "hilo_database_connections", { state });
		if (dialect === "postgres")
			expect(Number(connections("idle")) + Number(connections("used"))).toBeGreaterThan(0);
		else expect(connections("idle")).toBeUndefined();
	});
});
