import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import type { HttpHandler } from "msw/http";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { browserLinks } from "../platform/api/links.ts";
import { createQueryClient } from "../platform/api/query-client.ts";
import { createApi } from "../platform/api/trpc.ts";
import { followNavigation } from "../platform/navigation-effects.ts";
import { noteMaintenance } from "../platform/session.ts";
import { createAppRouter } from "../router.tsx";
import { network } from "./network.ts";

/** Short, so that tests of lost connections do not wait. */
const FIRST_RETRY_MS = 20;

/** Renders a page of the whole application with these answers. */
export async function renderApp(path: string, answers: HttpHandler[] = []) {
	network.use(...answers);
	const queryClient = createQueryClient(FIRST_RETRY_MS);
	const api = createApi(
		queryClient,
		browserLinks((isOn) => noteMaintenance(api, isOn)),
	);
	const router = createAppRouter(queryClient, api, location.origin);
	router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
	followNavigation(router);
	await router.load();
	const screen = await render(<RouterProvider router={router} />);
	/** Refetches what is on the screen. A first answer still on its way is older, and would not be asked for again. */
	async function refetch() {
		await expect.poll(() => queryClient.isFetching()).toBe(0);
		await queryClient.invalidateQueries();
	}
	return { ...screen, router, queryClient, refetch };
}
