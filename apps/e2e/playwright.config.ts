import { defineConfig } from "@playwright/test";
import { chromiumExecutable, TEST_ARGS } from "./src/chromium.ts";

const { path, args, env } = await chromiumExecutable();

export default defineConfig({
	testDir: "src/journeys",
	testMatch: "*.journey.ts",
	globalSetup: "./src/playwright.global-setup.ts",
	outputDir: "../../.reports/e2e",
	// Node strips types itself, without writing a copy of each file.
	build: { external: ["**/*.ts"] },
	forbidOnly: process.env.CI !== undefined,
	// A journey that passes only on a retry has found a fault.
	retries: 0,
	// Each worker has its own browser and often waits: three take a sixth less time than two on two cores.
	workers: 3,
	fullyParallel: true,
	// Long enough for a slow machine; a failed wait ends earlier, by the timeouts below.
	timeout: 300_000,
	expect: { timeout: 15_000 },
	use: {
		// Most players use a phone, and a small page costs less to draw.
		viewport: { width: 390, height: 844 },
		// Motion without a GPU costs as much as everything else; a journey that tests it turns it on.
		contextOptions: { reducedMotion: "reduce" },
		actionTimeout: 45_000,
		navigationTimeout: 45_000,
		screenshot: "only-on-failure",
		// Traces cost a third of the whole run; HILO_TRACE=on keeps those of failures.
		trace: process.env.HILO_TRACE === "on" ? "retain-on-failure" : "off",
		launchOptions: {
			executablePath: path,
			args: [...args, ...TEST_ARGS],
			env: { ...definedOnly(process.env), ...env },
		},
	},
});

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
	return Object.fromEntries(
		Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	);
}
