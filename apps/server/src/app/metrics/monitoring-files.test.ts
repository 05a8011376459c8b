import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { listen } from "../../platform/http/listen.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { createMetrics } from "./open-metrics.ts";

const FOLDER = resolve(import.meta.dirname, "../../../../../docs/monitoring");
const TOKEN = "a-token-that-nobody-knows";
const dashboard = z.object({
	panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })),
});

function namesIn(text: string): string[] {
	return [...new Set(text.match(/\b(?:hilo|nodejs|process)_[a-z0-9_]+/g))].map(plain);
}

/** Strips the suffixes under which a histogram is exported. */
function plain(name: string): string {
	return name.replace(/_(?:bucket|sum|count)$/, "");
}

const read = (file: string) => readFileSync(resolve(FOLDER, file), "utf8");
const queriedNames = dashboard
	.parse(JSON.parse(read("grafana-dashboard.json")))
	.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const exportedNames = new Set<string>();

onEachDatabase((openSite) => {
	it("exports metrics", async () => {
		const metrics = createMetrics({ port: null, host: "127.0.0.1", token: TOKEN });
		const { services, app } = await openSite({ metrics });
		await metrics.open(services, null);
		const server = await listen(app, { host: "127.0.0.1", port: 0 });
		const headers = { Authorization: `Bearer ${TOKEN}` };
		const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
		await server.close();
		for (const [, name = ""] of text.matchAll(/^# TYPE (\S+) /gm)) exportedNames.add(name);
		expect(exportedNames).toContain("hilo_build_info");
	});
});

it("the dashboard and the alerts use only exported metrics", () => {
	expect(queriedNames.length).toBeGreaterThan(20);
	const names = [...queriedNames, read("alerts.yaml")].flatMap(namesIn);
	expect(names.filter((name) => !exportedNames.has(name))).toEqual([]);
});
