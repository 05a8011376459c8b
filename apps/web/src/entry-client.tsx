// Imported first, because it defines the order of the layers.
import "./ui/styles.css";

import { hydrate as hydrateQueries } from "@tanstack/react-query";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { trackPages } from "./features/analytics/track-pages.ts";
import { browserLinks } from "./platform/api/links.ts";
import { createQueryClient } from "./platform/api/query-client.ts";
import { createApi } from "./platform/api/trpc.ts";
import { knownPath } from "./platform/known-path.ts";
import { followNavigation } from "./platform/navigation-effects.ts";
import { watchReloadReasons } from "./platform/reload.ts";
import { noteMaintenance } from "./platform/session.ts";
import { createAppRouter } from "./router.tsx";
import { startClient } from "./shell/start-client.tsx";
import { addressOf, ownPathname, ownSiteAddress } from "./ui/base-path.ts";

const queryClient = createQueryClient();
const api = createApi(
	queryClient,
	browserLinks((isOn) => noteMaintenance(api, isOn)),
);
const router = createAppRouter(queryClient, api, ownSiteAddress());
// The server cached the page under this path, so its data is found by it.
const shown = ownPathname() + location.search;
const path = knownPath(router, shown);
if (path !== shown) history.replaceState(history.state, "", addressOf(path) + location.hash);
router.options.hydrate = ({ queries }) => hydrateQueries(queryClient, queries);
followNavigation(router);
watchReloadReasons(import.meta.url);
// A slow phone takes 80 ms for a page's first format: in a task of its own, they don't lengthen the one that needs it.
setTimeout(() => new Intl.DateTimeFormat());
const pathname = ownPathname();
// The page's own calls come first.
setTimeout(() => trackPages(router, api, pathname), 1000);

const container = document.getElementById("app");
// No top-level await: the pages' chunks import this one and would wait for it while it waits for them.
if (container) startClient({ container, router, hydrate: () => hydrate(router) });
