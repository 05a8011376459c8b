import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { statusOf } from "../platform/api/errors.ts";
import { ErrorPage } from "./error-pages.tsx";

interface Start {
	/** The element with the server's markup. */
	readonly container: Element;
	readonly router: AnyRouter;
	/** Prepares the router with the document's data. */
	readonly hydrate: () => Promise<unknown>;
}

/**
 * Hydrates the server's page. If that fails it renders the page from scratch, and if that fails too, the error page.
 * No error may leave a page whose buttons do nothing.
 */
export async function startClient({ container, router, hydrate }: Start): Promise<Root> {
	const awake = (page: ReactNode) => <Awake container={container}>{page}</Awake>;
	const app = awake(<RouterProvider router={router} />);
	try {
		await hydrate();
	} catch (error) {
		reportError(error);
		return renderFromScratch(container, router, app, awake(<ErrorPage />));
	}
	return new Promise((resolve) => {
		startTransition(() => {
			const root = hydrateRoot(container, app, {
				onCaughtError: reportUnexpected,
				// React has already rendered that part again.
				onRecoverableError: (error) => reportError(error),
				// React has removed everything.
				onUncaughtError: (error) => {
					reportError(error);
					root.render(awake(<ErrorPage />));
				},
			});
			resolve(root);
		});
	});
}

/** A page that the server refuses says so itself: only other errors are reported. */
function reportUnexpected(error: unknown): void {
	const status = statusOf(error);
	if (status === undefined || status >= 500) reportError(error);
}

/** Early presses are made now: React hydrates what is pressed first. */
function Awake({ container, children }: { container: Element; children: ReactNode }) {
	useLayoutEffect(() => container.removeAttribute("data-waking"), [container]);
	return children;
}

async function renderFromScratch(
	container: Element,
	router: AnyRouter,
	app: ReactNode,
	errorPage: ReactNode,
): Promise<Root> {
	const root = createRoot(container, {
		onCaughtError: reportUnexpected,
		onUncaughtError: () => root.render(errorPage),
	});
	try {
		// The router shows load errors as the page's error.
		await router.load();
		root.render(app);
	} catch (error) {
		reportError(error);
		root.render(errorPage);
	}
	return root;
}
