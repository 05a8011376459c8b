import {
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
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ErrorPage } from "../shell/error-page.tsx";
import { REDIRECT_WINDOW_MS, RedirectLimit } from "./redirect-limit.ts";

/** Returns the address that an address leads to, or undefined where it leads to none. */
type Follow = (href: string) => string | undefined;

interface Site {
	first?: string;
	/** Where a guard redirects to, before the page is shown. */
	guard?: Follow;
	/** Where the page itself navigates to once it is shown. */
	effect?: Follow;
	/** Whether the page's navigation adds to the history. */
	push?: boolean;
}

/** A site of numbered pages. Each shows its address as a heading, and a link to the next page. */
async function openSite({ first = "/1", guard, effect, push = false }: Site) {
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
		history: createMemoryHistory({ initialEntries: [first] }),
	});
	redirects.follow(router);
	await router.load();
	return { router, ...(await render(<RouterProvider router={router as never} />)) };
}

/** Leads from /1 to /2 and so on, up to the page of this number. */
const upTo =
	(last: number): Follow =>
	(href) => {
		const number = Number(href.slice(1));
		return number < last ? `/${number + 1}` : undefined;
	};
const END = { name: "This page redirects without end." };

test("five redirects in a row lead to their page", async () => {
	const { getByRole } = await openSite({ guard: upTo(6) });
	await expect.element(getByRole("heading", { name: "/6" })).toBeVisible();
});

test("a sixth redirect ends on a page that says so", async () => {
	const { getByRole } = await openSite({ guard: upTo(7) });
	await expect.element(getByRole("heading", END)).toBeVisible();
	await expect.element(getByRole("button", { name: "Reload" })).toBeVisible();
});

test("guards and pages that navigate are counted together", async () => {
	const guard: Follow = (href) => (href === "/3" ? undefined : upTo(6)(href));
	const effect: Follow = (href) => (href === "/3" ? "/4" : href === "/6" ? "/1" : undefined);
	const { getByRole } = await openSite({ guard, effect });
	await expect.element(getByRole("heading", END)).toBeVisible();
});

test.each([
	["a page that changes only its query", (href: string) => (href === "/1?a=1" ? "/1?a=2" : "/1?a=1"), false],
	["two pages that are shown in turn", (href: string) => (href === "/1" ? "/2" : "/1"), false],
	["two pages that add to the history", (href: string) => (href === "/1" ? "/2" : "/1"), true],
] as const)("%s: its sixth navigation by itself ends on that page", async (_, effect, push) => {
	const { getByRole } = await openSite({ effect, push });
	await expect.element(getByRole("heading", END)).toBeVisible();
});

test("a guard that changes only the query is ended as well", async () => {
	const { getByRole } = await openSite({ guard: (href) => (href === "/1?a=1" ? "/1?a=2" : "/1?a=1") });
	await expect.element(getByRole("heading", END)).toBeVisible();
});

test("links that a player follows are no redirects", async () => {
	const { getByRole } = await openSite({});
	const next = getByRole("link", { name: "Next" }).element() as HTMLElement;
	for (const page of [2, 3, 4, 5, 6, 7, 8]) {
		next.click();
		await expect.element(getByRole("heading", { name: `/${page}` })).toBeVisible();
	}
});

test("redirects are forgotten after a while without any", async () => {
	const guard: Follow = (href) => (href === "/6" ? undefined : upTo(16)(href));
	const { router, getByRole } = await openSite({ guard });
	await expect.element(getByRole("heading", { name: "/6" })).toBeVisible();
	const later = performance.now() + REDIRECT_WINDOW_MS + 1;
	vi.spyOn(performance, "now").mockImplementation(() => later);
	await router.navigate({ href: "/11" });
	await expect.element(getByRole("heading", { name: "/16" })).toBeVisible();
});
