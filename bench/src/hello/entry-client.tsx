import { hydrate as hydrateQueries, QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { httpLink } from "@trpc/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createHelloRouter } from "./app.tsx";

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
const router = createHelloRouter(queryClient, httpLink({ url: "/api/trpc" }));
router.options.hydrate = ({ queries }) => hydrateQueries(queryClient, queries);
const app = document.getElementById("app");
if (app) {
	await hydrate(router);
	startTransition(() => {
		hydrateRoot(app, <RouterProvider router={router} />);
	});
}
