import { network } from "virtual:msw";
import { afterEach, beforeAll } from "vitest";
import { quietSite } from "./quiet-site.ts";
import { clearToasts } from "./toasts.ts";
import "../ui/styles.css";

beforeAll(async () => {
	network.configure({ handlers: quietSite, onUnhandledFrame: "bypass", context: { quiet: true } });
	await network.enable();
});

afterEach(() => {
	network.resetHandlers();
	clearToasts();
	delete document.documentElement.dataset.theme;
});
