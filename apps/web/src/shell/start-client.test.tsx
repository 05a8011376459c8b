import type { AppRouter } from "@hilo/server/app/app-router";
import { createMemoryHistory } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { browserLinks } from "../platform/api/links.ts";
import { createQueryClient } from "../platform/api/query-client.ts";
import { createApi } from "../platform/api/trpc.ts";
import { createAppRouter } from "../router.tsx";
import { startClient } from "./start-client.tsx";

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
	vi.stubGlobal("reportError", vi.fn());
	container = document.createElement("div");
	container.innerHTML = "<button>Dead</button>";
	document.body.append(container);
});
afterEach(() => {
	root?.unmount();
	container.remove();
});

function creditsRouter() {
	const queryClient = createQueryClient();
	const router = createAppRouter(
		queryClient,
		createApi(
			queryClient,
			browserLinks(() => {}),
		),
		location.origin,
	);
	router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ["/credits"] }) });
	return router;
}

test("renders the page from scratch if the document's data is unusable", async () => {
	root = await startClient({
		container,
		router: creditsRouter(),
		hydrate: () => Promise.reject(new Error("a chunk is gone")),
	});
	await expect.element(page.getByRole("heading", { name: "Credits", level: 1 })).toBeVisible();
	await expect.element(page.getByText("Dead")).not.toBeInTheDocument();
	expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: "a chunk is gone" }));
});

test("shows the error page if rendering removes everything", async () => {
	const router = creditsRouter();
	await router.load();
	router.options.Wrap = () => {
		throw new Error("broken");
	};
	root = await startClient({ container, router, hydrate: async () => {} });
	await expect.element(page.getByRole("button", { name: "Refresh" })).toBeVisible();
	await expect.element(page.getByText("Dead")).not.toBeInTheDocument();
});

test.each([
	[403, false],
	[500, true],
])("reports no refusal that the page shows (%i)", async (httpStatus, isReported) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const router = creditsRouter();
	await router.load();
	const data = { code: "FORBIDDEN", appCode: "duels/not-yours", httpStatus, reference: null } as const;
	const error = TRPCClientError.from<AppRouter>({ error: { code: -32603, message: "Not yours", data } });
	const route = router.routesById["/credits"];
	const { component } = route.options;
	if (!component) throw new Error("The route has no page.");
	onTestFinished(() => void route.update({ component }));
	route.update({
		component: () => {
			throw error;
		},
	});
	root = await startClient({ container, router, hydrate: async () => {} });
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(vi.mocked(reportError).mock.calls.some(([reported]) => reported === error)).toBe(isReported);
	expect(logged.mock.calls.flat()).not.toContain(error);
});
