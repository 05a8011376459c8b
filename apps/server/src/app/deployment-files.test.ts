import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readSettings, SETTING_NAMES } from "../platform/settings.ts";
import { isProxy } from "../platform/system/proxies.ts";
import { onOneDatabase } from "../testing/sites.ts";

const onOneSite = onOneDatabase();
const ROOT = resolve(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(resolve(ROOT, file), "utf8");

const service = z.object({
	image: z.string(),
	environment: z.record(z.string(), z.string()).default({}),
	env_file: z.string().optional(),
	networks: z.array(z.string()),
	volumes: z.array(z.string()).default([]),
	ports: z.array(z.string()).default([]),
	read_only: z.boolean(),
	depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
	healthcheck: z.object({ test: z.array(z.string()) }).optional(),
	stop_grace_period: z.string().optional(),
});
const compose = z
	.object({
		services: z.record(z.string(), service),
		networks: z.record(z.string(), z.unknown()),
		volumes: z.record(z.string(), z.unknown()),
	})
	.parse(parse(read("compose.yaml"), { merge: true }));
/** compose.yaml's notation for a variable without which it refuses to start. */
const required = (name: string) => `\${${name}:?}`;
const servers = Object.entries(compose.services).filter(([, { image }]) => image === required("HILO_IMAGE"));
const caddyfile = read("Caddyfile").replace(/^\s*#.*$/gm, "");
const dockerfile = read("Dockerfile")
	.replace(/^\s*#.*$/gm, "")
	.replaceAll("\\\n", " ");
const buildArguments = [...(/^ARG (.+)$/m.exec(dockerfile)?.[1]?.matchAll(/(\w+)=""/g) ?? [])].map(
	([, name]) => name,
);
const example = Object.fromEntries(
	[...read("compose.env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
		name,
		value,
	]),
);
const answers = { ...example, POSTGRES_PASSWORD: "s3cret" };

function settingsOf({ environment }: z.infer<typeof service>) {
	const filled = Object.entries(environment).map(([name, value]) => [
		name,
		value.replace(/\$\{(\w+)(:\?)?\}/g, (_, variable: keyof typeof answers) => answers[variable] ?? ""),
	]);
	return readSettings({ ...answers, ...Object.fromEntries(filled) });
}

it("names only settings that exist", () => {
	const own = ["POSTGRES_PASSWORD", "HILO_IMAGE"];
	const named = [
		...Object.keys(example),
		...servers.flatMap(([, { environment }]) => Object.keys(environment)),
	];
	expect(named.filter((name) => !SETTING_NAMES.includes(name) && !own.includes(name))).toEqual([]);
	const inImage = [
		...(/^ENV NODE_ENV=production (.+)$/m.exec(dockerfile)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? []),
	];
	expect(inImage.map(([, name]) => name)).toEqual(["HOST", "PORT", "DATA_DIR"]);
	expect(SETTING_NAMES).toEqual(expect.arrayContaining(["HOST", "PORT", "DATA_DIR"]));
});

it("starts two servers behind a trusted proxy, on one PostgreSQL with enough connections", () => {
	expect(servers).toHaveLength(2);
	for (const [, server] of servers) {
		const settings = settingsOf(server);
		expect(settings).toMatchObject({ host: "0.0.0.0", port: 3000, publicUrl: "https://hilo.example" });
		expect(settings.databaseUrl).toBe("postgres://hilo:s3cret@postgres/hilo");
		expect(compose.services.postgres?.environment.POSTGRES_PASSWORD).toBe(required("POSTGRES_PASSWORD"));
		expect(servers.length * (settings.databasePool + 1)).toBeLessThan(97);
		expect(isProxy("172.30.0.7", settings.trustProxy)).toBe(true);
		expect(isProxy("203.0.113.7", settings.trustProxy)).toBe(false);
		expect(compose.networks.front).toEqual({ ipam: { config: [{ subnet: "172.30.0.0/24" }] } });
		expect(settings.dataDir).toBe("/data");
		expect(server.depends_on.postgres?.condition).toBe("service_healthy");
	}
	expect(compose.services.postgres?.healthcheck?.test.join(" ")).toContain("pg_isready");
});

it("publishes only the proxy's ports, and keeps metrics internal", () => {
	const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
	expect(published.map(([name]) => name)).toEqual(["caddy"]);
	expect(compose.services.postgres?.networks).toEqual(["inside"]);
	expect(compose.networks.inside).toEqual({ internal: true });
	for (const [, server] of servers) expect(settingsOf(server).metrics).toMatchObject({ port: 9464 });
	expect(caddyfile).not.toContain("9464");
	expect(dockerfile.match(/^EXPOSE (.+)$/m)?.[1]).toBe("3000");
});

it("proxies to the servers and ports that compose starts", () => {
	const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(" ");
	expect(upstreams).toEqual(servers.map(([name, server]) => `${name}:${settingsOf(server).port}`));
	expect(caddyfile).toContain("{$PUBLIC_URL} {");
	expect(compose.services.caddy?.environment).toEqual({ PUBLIC_URL: required("PUBLIC_URL") });
	// The proxy must close idle connections before the server does, which takes 75 s.
	expect(Number(/keepalive (\d+)s/.exec(caddyfile)?.[1])).toBeLessThan(75);
});

it("checks health at paths that the site answers", async () => {
	const site = await onOneSite();
	const ready = /health_uri (\S+)/.exec(caddyfile)?.[1] ?? "";
	const live = /process\.env\.PORT \+ '([^']+)'/.exec(dockerfile)?.[1] ?? "";
	expect([ready, live]).toEqual(["/health/ready", "/health/live"]);
	for (const path of [ready, live]) expect((await site.visitor().fetch(path)).status).toBe(200);
});

it("runs without privileges on a read-only file system", () => {
	expect(dockerfile).toMatch(/^USER node$/m);
	expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
	expect(Object.values(compose.services).every(({ read_only }) => read_only)).toBe(true);
	expect(servers.every(([, { volumes }]) => volumes.includes("data:/data"))).toBe(true);
	expect(servers.every(([, { stop_grace_period }]) => stop_grace_period === "30s")).toBe(true);
	const named = Object.values(compose.services).flatMap(({ volumes }) =>
		volumes.map((volume) => volume.split(":")[0]),
	);
	expect(named.filter((name) => !name?.startsWith("./"))).toEqual(
		expect.arrayContaining(Object.keys(compose.volumes)),
	);
});

it("is built with the versions that the workspace names, and without secrets", () => {
	const { packageManager }: { packageManager: string } = JSON.parse(read("package.json"));
	expect([...dockerfile.matchAll(/npm install --global (\S+)/g)].map(([, name]) => name)).toEqual([
		packageManager,
		packageManager,
	]);
	expect(dockerfile).toMatch(/^FROM node:24-slim(?:@sha256:[0-9a-f]{64})? AS base$/m);
	expect(read("pnpm-workspace.yaml")).toMatch(/^nodeVersion: 24\./m);
	expect(read(".dockerignore").split("\n")).toEqual(
		expect.arrayContaining([".env", ".git", "data", "**/node_modules", "**/dist"]),
	);
});

it("pulls the image, and builds it where compose.build.yaml is named too", () => {
	const build = z
		.object({
			services: z.record(
				z.string(),
				z.strictObject({
					build: z.strictObject({ context: z.literal("."), args: z.record(z.string(), z.string()) }),
					pull_policy: z.literal("never"),
				}),
			),
		})
		.parse(parse(read("compose.build.yaml"), { merge: true }));
	expect(read("compose.yaml")).not.toContain("build:");
	expect(Object.keys(build.services)).toEqual(servers.map(([name]) => name));
	for (const { build: options } of Object.values(build.services)) {
		expect(buildArguments).toEqual(expect.arrayContaining(Object.keys(options.args)));
	}
	expect(example.HILO_IMAGE).toBe("");
	for (const file of ["compose.env.example", "docs/operating.md"]) {
		expect(read(file)).toContain("HILO_IMAGE=hilo");
		expect(read(file)).toContain("COMPOSE_FILE=compose.yaml:compose.build.yaml");
	}
});

it("tells a released image its version, commit and repository", () => {
	const given = /build-args: \|\n((?: {12}\w+=.+\n)+)/.exec(read(".github/workflows/release.yml"))?.[1] ?? "";
	const names = [...given.matchAll(/^\s+(\w+)=/gm)].map(([, name]) => name);
	expect(names).toEqual(["VERSION", "COMMIT", "REPOSITORY"]);
	expect(buildArguments).toEqual(names);
	expect(dockerfile).toMatch(/^ENV HILO_COMMIT=\$COMMIT RELEASES_REPOSITORY=\$REPOSITORY$/m);
	for (const label of ["version", "revision", "source", "licenses"]) {
		expect(dockerfile).toContain(`org.opencontainers.image.${label}=`);
	}
});

it("is operated by commands for services that exist", () => {
	const commands = [...read("docs/operating.md").matchAll(/^docker compose (.+?)(?: +#.*)?$/gm)];
	const named = commands.flatMap(
		([, command = ""]) => command.match(/\b(?:hilo-\d+|postgres|caddy)\b/g) ?? [],
	);
	expect(named.length).toBeGreaterThan(5);
	expect(named.filter((name) => compose.services[name] === undefined)).toEqual([]);
});
