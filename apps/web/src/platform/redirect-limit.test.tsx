import {
	createBrowserHistory,
	createMemoryHistory,
	createRootRouteWithContext,
	createRoute,
	createRouter,
	Link,
	RouterProvider,
	redirect,
	useLocation,
	useNavigate,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ErrorPage } from "../shell/error-pages.tsx";
import { RedirectLimit } from "./redirect-limit.ts";

/** Returns the address to navigate to, or undefined. */
type Follow = (href: string) => string | undefined;

interface Site {
	/** Redirects before the page is shown. */
	guard?: Follow;
	/** Navigates once the page is shown. */
	effect?: Follow;
	/** Whether that navigation adds a history entry. */
	push?: boolean;
	/** Uses the browser's history, at its address. */
	inBrowser?: boolean;
}

/** A site of numbered pages, each with its address as a heading and a link to the next page. */
async function openSite({ guard, effect, push = false, inBrowser = false }: Site) {
	const redirects = new RedirectLimit();
	const root = createRootRouteWithContext<{ redirects: RedirectLimit }>()({
		beforeLoad: () => redirects.check(),
		errorComponent: ErrorPage,
	});
	const page = createRoute({
		getParentRoute: () => root,
		path: "$page",
		beforeLoad: ({ location }) => {
			const href = guard?.(location.href);
			if (href) throw redirect({ href });
		},
		component: function Page() {
			const { href: shown, pathname } = useLocation();
			const navigate = useNavigate();
			useEffect(() => {
				const href = effect?.(shown);
				if (href) navigate({ href, replace: !push });
			}, [shown, navigate]);
			return (
				<>
					<h1>{shown}</h1>
					<Link to={`/${Number(pathname.slice(1)) + 1}` as "/"}>Next</Link>
				</>
			);
		},
	});
	const router = createRouter({
		routeTree: root.addChildren([page]),
		context: { redirects },
		history: inBrowser ? createBrowserHistory() : createMemoryHistory({ initialEntries: ["/1"] }),
	});
	redirects.follow(router);
	await router.load();
	return { router, ...(await render(<RouterProvider router={router as never} />)) };
}

/** Navigates from /1 to the page with this number, one by one. */
const upTo =
	(last: number): Follow =>
	(href) => {
		const number = Number(href.slice(1));
		return number < last ? `/${number + 1}` : undefined;
	};
const END = { name: "This page redirects without end." };

test("shows an error page for a sixth redirect", async () => {
	const { getByRole } = await openSite({ guard: upTo(7) });
	await expect.element(getByRole("heading", END)).toBeVisible();
	await expect.element(getByRole("button", { name: "Reload" })).toBeVisible();
});

test.each([
	["a page that changes only its query", (href: string) => (href === "/1?a=1" ? "/1?a=2" : "/1?a=1"), false],
	["two pages that add to the history", (href: string) => (href === "/1" ? "/2" : "/1"), true],
] as const)("shows the error page at the sixth redirect of %s", async (_, effect, push) => {
	const { getByRole } = await openSite({ effect, push });
	await expect.element(getByRole("heading", END)).toBeVisible();
});

test("does not count links that a player follows", async () => {
	const { getByRole } = await openSite({});
	const next = getByRole("link", { name: "Next" }).element() as HTMLElement;
	for (const page of [2, 3, 4, 5, 6, 7, 8]) {
		next.click();
		await expect.element(getByRole("heading", { name: `/${page}` })).toBeVisible();
	}
});

test("does not count the browser's Back", async () => {
	const { href } = window.location;
	window.history.pushState(null, "", "/1");
	const { router, getByRole } = await openSite({ inBrowser: true });
	onTestFinished(() => {
		router.history.destroy();
		window.history.replaceState(null, "", href);
	});
	const next = getByRole("link", { name: "Next" }).element() as HTMLElement;
	for (const page of [2, 3, 4, 5, 6, 7, 8]) {
		next.click();
		await expect.element(getByRole("heading", { name: `/${page}` })).toBeVisible();
	}
	for (const page of [7, 6, 5, 4, 3, 2, 1]) {
		window.history.back();
		await expect.element(getByRole("heading", { name: `/${page}` })).toBeVisible();
	}
});

test("begins to count again after a while without redirects", async () => {
	const guard: Follow = (href) => (href === "/6" ? undefined : upTo(16)(href));
	const { router, getByRole } = await openSite({ guard });
	await expect.element(getByRole("heading", { name: "/6" })).toBeVisible();
	const minuteLater = performance.now() + 60_000;
	vi.spyOn(performance, "now").mockImplementation(() => minuteLater);
	await router.navigate({ href: "/11" });
	await expect.element(getByRole("heading", { name: "/16" })).toBeVisible();
});
