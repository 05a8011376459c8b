import "./act.ts";
import { network } from "virtual:msw";
import { afterEach, beforeAll, vi } from "vitest";
import { FakeEventSource } from "./live.ts";
import { quietSite } from "./quiet-site.ts";
import { clearToasts } from "./toasts.ts";
import "../ui/styles.css";

beforeAll(async () => {
	network.configure({ handlers: quietSite, onUnhandledFrame: "bypass", context: { quiet: true } });
	await network.enable();
	vi.stubGlobal("EventSource", FakeEventSource);
});

afterEach(() => {
	network.resetHandlers();
	clearToasts();
	delete document.documentElement.dataset.theme;
});
