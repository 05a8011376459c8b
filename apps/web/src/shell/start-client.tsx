import type { AnyRouter } from "@tanstack/react-router";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { ErrorPage } from "./error-page.tsx";

interface Start {
	/** The element that holds the server's page. */
	readonly container: Element;
	readonly router: AnyRouter;
	/** Makes the router ready with what came with the document. */
	readonly hydrate: () => Promise<unknown>;
}

/**
 * Takes the server's page over. Where that fails, the page is rendered anew, and where that fails too, the error page takes its place:
 * no way leads to a page whose buttons do nothing. Returns React's root.
 */
export async function startClient({ container, router, hydrate }: Start): Promise<Root> {
	const app = <RouterProvider router={router} />;
	try {
		await hydrate();
	} catch (error) {
		reportError(error);
		return renderAnew(container, router, app);
	}
	return new Promise((resolve) => {
		startTransition(() => {
			const root = hydrateRoot(container, app, {
				// React has already rendered the part in question again.
				onRecoverableError: (error) => reportError(error),
				// React has taken everything away.
				onUncaughtError: (error) => {
					reportError(error);
					root.render(<ErrorPage />);
				},
			});
			resolve(root);
		});
	});
}

async function renderAnew(container: Element, router: AnyRouter, app: ReactNode): Promise<Root> {
	const root = createRoot(container, { onUncaughtError: () => root.render(<ErrorPage />) });
	try {
		// What loading leaves undone, the router shows as the page's error.
		await router.load();
		root.render(app);
	} catch (error) {
		reportError(error);
		root.render(<ErrorPage />);
	}
	return root;
}
