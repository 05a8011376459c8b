import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { HttpHandler } from "msw/http";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { createApiWrapper } from "../../../testing/api-wrapper.tsx";
import { network } from "../../../testing/network.ts";
import type { Dealer, DealtRun, Verdict } from "../stage/dealer.ts";

/** Renders a stage, or a part of it, without the rest of the application. */
export async function renderStage(stage: ReactNode, answers: HttpHandler[] = []) {
	network.use(...answers);
	const routeTree = createRootRoute({
		component: () => <main style={{ display: "flex", height: "100dvh" }}>{stage}</main>,
	});
	const router = createRouter({
		routeTree,
		history: createMemoryHistory({ initialEntries: ["/"] }),
		Wrap: createApiWrapper().wrapper,
	});
	await router.load();
	return render(<RouterProvider router={router} />);
}

/** A dealer that returns one run and then the verdicts in order, whatever is guessed. */
export function scriptedDealer(run: DealtRun, verdicts: readonly Verdict[]): Dealer {
	const left = [...verdicts];
	const answer = async () => {
		const verdict = left.shift();
		if (!verdict) throw new Error("no more verdicts");
		return { kind: "judged", verdict } as const;
	};
	return { start: async () => run, guess: answer };
}
