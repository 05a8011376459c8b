import {
	createMemoryHistory,
	createRootRouteWithContext,
	createRoute,
	createRouter,
	RouterProvider,
	redirect,
	useLocation,
	useNavigate,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ErrorPage } from "../shell/error-page.tsx";
import { RedirectLimit } from "./redirect-limit.ts";

/** A site of the pages /1 to /9 where /1 to /`last` redirect to the next page, and the last one to `then`. */
async function openSite(last: number, then: string) {
	const redirects = new RedirectLimit();
	const root = createRootRouteWithContext<{ redirects: RedirectLimit }>()({
		beforeLoad: () => redirects.check(),
		errorComponent: ErrorPage,
	});
	const page = createRoute({
		getParentRoute: () => root,
		path: "$page",
		beforeLoad: ({ params }) => {
			const number = Number(params.page);
			if (number < last) throw redirect({ href: `/${number + 1}` });
		},
		component: function Page() {
			const { pathname } = useLocation();
			const navigate = useNavigate();
			useEffect(() => {
				if (pathname === `/${last}`) navigate({ href: then, replace: true });
			}, [pathname, navigate]);
			return <h1>{pathname}</h1>;
		},
	});
	const router = createRouter({
		routeTree: root.addChildren([page]),
		context: { redirects },
		history: createMemoryHistory({ initialEntries: ["/1"] }),
	});
	redirects.follow(router);
	await router.load();
	return { router, ...(await render(<RouterProvider router={router as never} />)) };
}

test("five redirects in a row lead to their page", async () => {
	const { getByRole } = await openSite(6, "/9");
	await expect.element(getByRole("heading", { name: "/9" })).toBeVisible();
});

test("a sixth redirect without a page shown ends on a page that says so", async () => {
	const { getByRole } = await openSite(8, "/1");
	await expect.element(getByRole("heading", { name: "This page redirects without end." })).toBeVisible();
	await expect.element(getByRole("button", { name: "Reload" })).toBeVisible();
});

test("links that are followed before a page is shown are no redirects", async () => {
	const { router, getByRole } = await openSite(0, "/0");
	for (const page of [2, 3, 4, 5, 6, 7, 8]) router.navigate({ href: `/${page}` });
	await expect.element(getByRole("heading", { name: "/8" })).toBeVisible();
});
