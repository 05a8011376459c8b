import "./act.ts";
import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { reportedNumber } from "../features/corrections/number-report.ts";
import { setConnected } from "../platform/live/connection.ts";
import { FakeEventSource } from "./live-streams.ts";
import { reduceMotion } from "./motion.ts";
import { network } from "./network.ts";
import { clearToasts } from "./toasts.ts";
import "../ui/styles.css";

/** The viewport of vitest.config.ts. */
const WIDTH = 390;
const HEIGHT = 844;

beforeEach(() => {
	vi.stubGlobal("EventSource", FakeEventSource);
});

// All test files share one page, so everything that outlives a rendered application is reset here.
afterEach(async () => {
	await cleanup();
	network.resetHandlers();
	clearToasts();
	setConnected(false);
	reportedNumber.set(null);
	localStorage.clear();
	sessionStorage.clear();
	delete document.documentElement.dataset.theme;
	await reduceMotion();
	if (innerWidth !== WIDTH || innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
});
