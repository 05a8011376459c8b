import { defineConfig } from "@playwright/test";
import { chromiumExecutable, TEST_ARGS } from "./src/chromium.ts";

const { path, args, env } = await chromiumExecutable();

export default defineConfig({
	testDir: "src/journeys",
	testMatch: "*.journey.ts",
	globalSetup: "./src/playwright.global-setup.ts",
	outputDir: "../../.reports/e2e",
	// Node strips the types as fast, without writing a copy of each file.
	build: { external: ["**/*.ts"] },
	forbidOnly: process.env.CI !== undefined,
	// A journey that only passes the second time has found something.
	retries: 0,
	// Each has a browser of its own. They wait so much that three keep little more than one core busy.
	workers: 3,
	fullyParallel: true,
	// Room for a slow machine, on which whoever waits in vain for one thing still hears of it soon.
	timeout: 300_000,
	expect: { timeout: 15_000 },
	use: {
		// Most play on a phone, and a small page costs less to draw.
		viewport: { width: 390, height: 844 },
		// Drawing motion without a GPU costs as much as all else: a journey that looks at it asks for it.
		contextOptions: { reducedMotion: "reduce" },
		actionTimeout: 45_000,
		navigationTimeout: 45_000,
		screenshot: "only-on-failure",
		// Recording costs a third of the whole run; HILO_TRACE=on shows what happened.
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
